import type { Translation } from '../translation.ts';

/** Computer players and how well they play; labels and descriptions of menus, 100 characters at most. */
export const computer = {
  beginner: 'Anfänger',
  club: 'Vereinsspieler',
  expert: 'Experte',
  'level-beginner': 'Anfänger',
  'level-club': 'Vereinsspieler',
  'level-expert': 'Experte',
  'about-beginner': 'Spielt nach wenigen einfachen Regeln; gut zum Lernen',
  'about-club': 'Überlegt, was die anderen haben können; ein solider Gegner',
  'about-expert': 'Geht vor jedem Zug viele mögliche Verteilungen durch',
  'fill-beginner': 'Mit Anfängern auffüllen',
  'fill-club': 'Mit Vereinsspielern auffüllen',
  'fill-expert': 'Mit Experten auffüllen',
  unseat: 'Einen der Computer wegschicken',
  'unseat-one': '{{number}} · {{name}} · {{level}}',
  named: 'Computer ({{level}})',
} satisfies Translation<'de'>['computer'];
