import type { Translation } from '../translation.ts';

/** Computer players and how well they play; labels and descriptions of menus, 100 characters at most. */
export const computer = {
  beginner: 'Početnik',
  club: 'Klupski igrač',
  expert: 'Majstor',
  'level-beginner': 'početnik',
  'level-club': 'klupski igrač',
  'level-expert': 'majstor',
  'about-beginner': 'Igra po nekoliko jednostavnih pravila; dobar za učenje',
  'about-club': 'Važe što bi drugi mogli imati; solidan protivnik',
  'about-expert': 'Prije svakog poteza promisli mnoge moguće podjele',
  'fill-beginner': 'Popuni početnicima',
  'fill-club': 'Popuni klupskim igračima',
  'fill-expert': 'Popuni majstorima',
  unseat: 'Makni jedno od računala',
  'unseat-one': '{{number}} · {{name}} · {{level}}',
  named: 'Računalo ({{level}})',
} satisfies Translation<'hr'>['computer'];
