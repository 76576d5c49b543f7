import type { Translation } from '../translation.ts';

/** What goes wrong around a game rather than in it. */
export const trouble = {
  'missing-permissions': 'Itt nem tudok asztalt nyitni. Ebben a csatornában még ez kell: {{names}}.',
  'text-only':
    'Ebben a csatornában csak szöveget mutatok, képeket nem; azokhoz ez az engedély kell: **{{permission}}**.',
  ViewChannel: 'Csatorna megtekintése',
  SendMessages: 'Üzenetek küldése',
  AttachFiles: 'Fájlok csatolása',
  ReadMessageHistory: 'Üzenetelőzmények olvasása',
  CreatePublicThreads: 'Nyilvános szálak létrehozása',
  CreatePrivateThreads: 'Privát szálak létrehozása',
  SendMessagesInThreads: 'Üzenetek küldése szálakban',
  'unknown-table':
    'Ez a gomb olyan asztalhoz tartozik, amelyet már nem ismerek. Új asztal: **/asztal létrehozás**.',
  'unknown-button': 'Ezt a gombot már nem ismerem; talán egy régebbi változatomból való.',
  'no-table-here': 'Itt nincs asztalod. Így nyithatsz egyet: **/asztal létrehozás**.',
  failed:
    'Nálam valami elromlott; a játékból semmi sem veszett el. Próbáld újra. Ha megint előfordul, add meg az üzemeltetőmnek ezt a hivatkozást: `{{reference}}`.',
} satisfies Translation<'hu'>['trouble'];
