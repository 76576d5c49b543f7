import type { Translation } from '../translation.ts';

/** What goes wrong around a game rather than in it. */
export const trouble = {
  'missing-permissions': 'Ovdje ne mogu otvoriti stol. U ovom mi kanalu još treba: {{names}}.',
  'text-only':
    'U ovom kanalu pokazujem samo tekst, bez slika; za njih mi treba dopuštenje **{{permission}}**.',
  ViewChannel: 'Pregled kanala',
  SendMessages: 'Slanje poruka',
  AttachFiles: 'Prilaganje datoteka',
  ReadMessageHistory: 'Čitanje povijesti poruka',
  CreatePublicThreads: 'Stvaranje javnih niti',
  CreatePrivateThreads: 'Stvaranje privatnih niti',
  SendMessagesInThreads: 'Slanje poruka u nitima',
  'unknown-table': 'Ovaj gumb pripada stolu koji više ne poznajem. **/stol otvori** otvara novi.',
  'unknown-button': 'Ovaj gumb više ne poznajem; možda je od moje starije verzije.',
  'no-table-here': 'Ovdje nemaš stol. **/stol otvori** otvara ga.',
  failed:
    'Nešto je kod mene pošlo po zlu; od igre ništa nije izgubljeno. Pokušaj ponovno. Ako se ponovi, onome tko me održava javi ovu oznaku: `{{reference}}`.',
} satisfies Translation<'hr'>['trouble'];
