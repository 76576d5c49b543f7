import type { Translation } from '../translation.ts';

/** Computer players and how well they play; labels and descriptions of menus, 100 characters at most. */
export const computer = {
  beginner: 'Kezdő',
  club: 'Klubjátékos',
  expert: 'Mester',
  'level-beginner': 'kezdő',
  'level-club': 'klubjátékos',
  'level-expert': 'mester',
  'about-beginner': 'Néhány egyszerű szabály szerint játszik; tanuláshoz jó',
  'about-club': 'Mérlegeli, mi lehet a többieknél; megbízható ellenfél',
  'about-expert': 'Minden lépés előtt sok lehetséges leosztást végiggondol',
  'fill-beginner': 'Feltöltés kezdőkkel',
  'fill-club': 'Feltöltés klubjátékosokkal',
  'fill-expert': 'Feltöltés mesterekkel',
  unseat: 'Az egyik gép elvétele',
  'unseat-one': '{{number}} · {{name}} · {{level}}',
  named: 'Gép ({{level}})',
} satisfies Translation<'hu'>['computer'];
