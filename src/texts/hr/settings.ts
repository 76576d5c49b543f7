import type { Translation } from '../translation.ts';

/** What people and servers choose: `/language` and `/settings`. */
export const settings = {
  changed: '✅ Promijenjeno.',

  // The language that somebody reads alone, and why it is that one.
  'me-chosen': 'Što čitaš samo ti: **{{language}}**, po tvom izboru.',
  'me-discord': 'Što čitaš samo ti: **{{language}}**, kao u tvom Discordu.',
  'me-server': 'Što čitaš samo ti: **{{language}}**, kao na ovom serveru.',
  'me-usual': 'Što čitaš samo ti: **{{language}}**, jer jezik tvog Discorda ne govorim.',
  'server-chosen': 'Što na ovom serveru čitaju svi: **{{language}}**, kako je ovdje odabrano.',
  'server-own': 'Što na ovom serveru čitaju svi: **{{language}}**, kao i sam server.',
  'server-usual': 'Što na ovom serveru čitaju svi: **{{language}}**, jer jezik servera ne govorim.',
  'how-language':
    '-# Mijenja se s **/{{command}}**: opcija **{{me}}** za tebe, opcija **{{server}}** za server (za one koji smiju njime upravljati).',
  'how-settings': '-# Pod **/{{command}}** biraš i kako ti izgledaju karte.',
  'no-server': 'Jezik servera bira se u nekom od njegovih kanala.',
  'not-manager': 'Jezik ovog servera i izgled njegovih slika bira samo tko smije upravljati serverom.',

  // The panel of `/settings`.
  'title-me': 'Tvoje postavke',
  'title-server': 'Postavke ovog servera',
  'about-me': '-# Za ono što čitaš samo ti. Svaki se izbor odmah sprema i vrijedi za svakim stolom.',
  'about-server': '-# Za ono što u ovdašnjim kanalima čitaju svi. Svaki se izbor odmah sprema.',
  'to-me': 'Moje postavke',
  'to-server': 'Postavke ovog servera',
  option: '{{setting}}: {{choice}}',

  // Options of its menus: 100 characters at most.
  pictures: 'Slike',
  'pictures-normal': 'uobičajene veličine',
  'pictures-large': 'velike',
  'pictures-none': 'bez njih, samo tekst',
  suits: 'Boje znakova',
  'suits-two': 'dvije, crna i crvena',
  'suits-four': 'četiri, za svaki znak druga',
  faces: 'Karte',
  'faces-french': 'francuske (♣ ♠ ♥ ♦)',
  'faces-german': 'njemačke, mađarice (žir, list, srce, bundeva)',
  theme: 'Pozadina',
  'theme-dark': 'tamna',
  'theme-light': 'svijetla',
  aid: 'Pomoć za početnike',
  'aid-off': 'isključena',
  'aid-on': 'uključena',
  'aid-help': 'Odigrani aduti i poznate strane; samo za ležernim stolovima',
  language: 'Jezik',
  'language-discord': 'kao u mom Discordu',
  'language-server': 'kao i sam server',
} satisfies Translation<'hr'>['settings'];
