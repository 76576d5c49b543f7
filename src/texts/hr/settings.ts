import type { Translation } from '../translation.ts';

/** What people and servers choose: `/language` and `/settings`. */
export const settings = {
  changed: '✅ Promijenjeno.',

  // The language that somebody reads alone, and why it is that one.
  'me-chosen': 'Što čitaš samo ti: **{{language}}**, po tvom izboru.',
  'me-discord': 'Što čitaš samo ti: **{{language}}**, kao u tvom Discordu.',
  'me-server': 'Što čitaš samo ti: **{{language}}**, kao na ovom serveru.',
  'me-usual': 'Što čitaš samo ti: **{{language}}**, jer jezik tvog Discorda ne govorim.',
  'server-chosen': 'Što na ovom serveru čitaju svi: **{{language}}**, po izboru moderatora.',
  'server-own': 'Što na ovom serveru čitaju svi: **{{language}}**, kao i sam server.',
  'server-usual': 'Što na ovom serveru čitaju svi: **{{language}}**, jer jezik servera ne govorim.',
  'how-language':
    '-# Mijenja se s **/{{command}}**: opcija **{{me}}** za tebe, opcija **{{server}}** za server (samo moderatori).',
  'how-settings': '-# Pod **/{{command}}** biraš i kako ti izgledaju karte.',
  'no-server': 'Jezik servera bira se u nekom od njegovih kanala.',
  'not-moderator': 'Jezik ovog servera i izgled njegovih slika biraju samo moderatori.',

  // The panel of `/settings`.
  'title-me': 'Tvoje postavke',
  'title-server': 'Postavke ovog servera',
  'about-me': '-# Za ono što čitaš samo ti. Svaki se izbor odmah sprema i vrijedi za svakim stolom.',
  'about-server': '-# Za ono što u ovdašnjim kanalima čitaju svi. Svaki se izbor odmah sprema.',
  'to-me': 'Moje postavke',
  'to-server': 'Postavke ovog servera',

  // Options of its menus: 100 characters at most.
  pictures: 'Slike',
  'pictures-normal': 'Slike karata',
  'pictures-large': 'Velike slike karata',
  'pictures-none': 'Samo tekst, bez slika',
  suits: 'Boja znakova',
  'suits-two': 'Dvije boje: crna i crvena',
  'suits-four': 'Četiri boje: svaki znak svoju',
  faces: 'Izgled karata',
  'faces-french': 'Francuske karte: ♣ ♠ ♥ ♦',
  'faces-german': 'Njemačke karte (mađarice): žir, list, srce, bundeva',
  theme: 'Pozadina slika',
  'theme-dark': 'Tamna pozadina',
  'theme-light': 'Svijetla pozadina',
  aid: 'Pomoć za početnike',
  'aid-off': 'Bez pomoći',
  'aid-on': 'S pomoći',
  'aid-help': 'Odigrani aduti i poznate strane; samo za ležernim stolovima',
  language: 'Jezik',
  'language-discord': 'Kao u mom Discordu',
  'language-server': 'Kao i sam server',
} satisfies Translation<'hr'>['settings'];
