import type { Translation } from '../translation.ts';

/** Saved rule sets: the editor, and what `/rules` answers. */
export const shelf = {
  'preset-ddv': 'DDV',
  'preset-tournament': 'Turnir',
  'preset-short': 'Kratka',
  'preset-kitchen': 'Kućna',
  'preset-rhenish': 'Rajnska',

  'editing-table': 'Promijeni pravila ovog stola',
  'editing-saved': 'Promijeni pravila „{{name}}”',
  topics: 'Što želiš promijeniti',
  pages: 'Čitaj o pravilu',
  page: '📖 {{topic}}',
  none: 'Ništa od ovoga',
  choose: 'Odaberi jedno',
  'start-help': 'Preuzima sva pravila gotovog ili spremljenog skupa umjesto dosad odabranih.',
  length: 'Koliko traje partija',
  'start-choose': 'Kreni od …',
  'saved-as': '✅ Spremljeno kao **{{name}}**.',
  saved: '-# Svaki se izbor odmah sprema.',
  'saved-table':
    '-# Svaki izbor odmah vrijedi. **/pravila spremi** čuva ova pravila, ali ne i trajanje, za druge stolove.',
  notice: '⚠️ {{sentence}}',
  done: 'Gotovo',
  change: 'Promijeni pravila',
  overwrite: 'Zamijeni: {{name}}',
  delete: 'Obriši: {{name}}',

  'ask-overwrite': 'Skup pravila **{{name}}** već postoji ({{line}}). Zamijeniti ga ovim: {{rules}}?',
  'ask-again': 'Ta su se pravila u međuvremenu promijenila, pa još ništa nije zamijenjeno.',
  'ask-overwrite-unreadable':
    'Skup pravila **{{name}}** već postoji, ali ga više ne mogu pročitati. Zamijeniti ga ovim: {{rules}}?',
  'ask-delete': 'Obrisati skup pravila **{{name}}** za sve na ovom serveru?',
  deleted: 'Skup pravila **{{name}}** je obrisan. Stolovi otvoreni s njim zadržavaju svoja pravila.',
  'default-is': 'Novi stolovi ovdje igraju po skupu **{{name}}** ako se ne odabere drukčije: {{line}}.',

  'no-set':
    'Skup pravila **{{name}}** ovdje ne postoji. Gotovi su {{presets}}; **/pravila spremi** stvara vlastiti.',
  'set-gone': 'Tog skupa pravila više nema: netko ga je obrisao.',
  unreadable:
    'Skup pravila **{{name}}** spremila je moja druga verzija i više ga ne mogu pročitati. Spremi ga iznova s **/pravila spremi** ili ga obriši.',
  'preset-fixed':
    '**{{name}}** je gotov skup i ostaje kakav jest. **/pravila spremi** stvara kopiju pod drugim imenom koju možeš mijenjati.',
  'bad-name': 'Skupu pravila treba ime od 1 do {{most}} znakova.',
  full: 'Ovaj server ima {{most}} skupova pravila, najviše što može. **/pravila obriši** oslobađa mjesto.',
  'not-yours':
    'Skup **{{name}}** smiju mijenjati, zamijeniti ili obrisati samo onaj tko ga je spremio i moderatori.',
  'default-fixed':
    '**{{name}}** su zadana pravila ovog servera: dok je tako, mijenjati, zamijeniti ili obrisati smiju ih samo moderatori.',
  'not-offered': 'To se uz sadašnja pravila ne može odabrati.',
  'not-moderator': 'Zadana pravila ovog servera biraju samo moderatori.',
  'no-table': 'Ovdje nema stola. Navedi skup pravila ili otvori stol s **/stol otvori**.',
} satisfies Translation<'hr'>['shelf'];
