import type { Translation } from '../translation.ts';

/** The words of the game. */

/** Ranks as cards are lettered. */
export const rank = { A: 'A', K: 'K', Q: 'Q', J: 'J', T: '10', '9': '9' } satisfies Translation<'hr'>['rank'];

/** Cards in words, for who hears a picture instead of seeing it. */
export const card = {
  name: '{{suit}} {{rank}}',
  C: 'tref',
  S: 'pik',
  H: 'herc',
  D: 'karo',
  A: 'as',
  T: 'desetka',
  K: 'kralj',
  Q: 'dama',
  J: 'dečko',
  '9': 'devetka',
} satisfies Translation<'hr'>['card'];

export const party = { re: 'Re', kontra: 'Kontra' } satisfies Translation<'hr'>['party'];

export const announcement = {
  re: 'Re',
  kontra: 'Kontra',
  no90: 'ne 90',
  no60: 'ne 60',
  no30: 'ne 30',
  schwarz: 'schwarz',
} satisfies Translation<'hr'>['announcement'];

export const contract = {
  normal: 'Normalna igra',
  'silent-wedding': 'Tiha svadba',
  wedding: 'Svadba',
  poverty: 'Siromaštvo',
  'solo-clubs': 'Tref solo',
  'solo-spades': 'Pik solo',
  'solo-hearts': 'Herc solo',
  'solo-diamonds': 'Karo solo',
  'solo-queens': 'Solo dama',
  'solo-jacks': 'Solo dečki',
  'solo-fleischlos': 'Solo bez aduta',
  'solo-kings': 'Solo kraljeva',
  'solo-queens-jacks': 'Solo dama i dečki',
  'solo-kings-queens': 'Solo kraljeva i dama',
  'solo-kings-jacks': 'Solo kraljeva i dečki',
  'solo-koehler': 'Köhler (solo kraljeva, dama i dečki)',
  'thrown-in': 'Bačene karte',
} satisfies Translation<'hr'>['contract'];

export const reservation = {
  'solo-clubs': '♣ solo',
  'solo-spades': '♠ solo',
  'solo-hearts': '♥ solo',
  'solo-diamonds': '♦ solo',
  'solo-queens': 'Solo dama',
  'solo-jacks': 'Solo dečki',
  'solo-fleischlos': 'Solo bez aduta',
  'solo-kings': 'Solo kraljeva',
  'solo-queens-jacks': 'Solo dama i dečki',
  'solo-kings-queens': 'Solo kraljeva i dama',
  'solo-kings-jacks': 'Solo kraljeva i dečki',
  'solo-koehler': 'Solo Köhler',
  'throw-in': 'Bacanje karata',
  poverty: 'Siromaštvo',
  wedding: 'Svadba',
} satisfies Translation<'hr'>['reservation'];

/** Why points are given; each line of a score. */
export const reason = {
  won: 'pobjeda',
  'under-90': 'druga strana ispod 90',
  'under-60': 'druga strana ispod 60',
  'under-30': 'druga strana ispod 30',
  schwarz: 'druga strana bez štiha',
  're-announced': 'najavljen Re',
  'kontra-announced': 'najavljena Kontra',
  're-no90-announced': 'Re najavljuje ne 90',
  're-no60-announced': 'Re najavljuje ne 60',
  're-no30-announced': 'Re najavljuje ne 30',
  're-schwarz-announced': 'Re najavljuje schwarz',
  'kontra-no90-announced': 'Kontra najavljuje ne 90',
  'kontra-no60-announced': 'Kontra najavljuje ne 60',
  'kontra-no30-announced': 'Kontra najavljuje ne 30',
  'kontra-schwarz-announced': 'Kontra najavljuje schwarz',
  '120-against-no90': '120 protiv najave ne 90',
  '90-against-no60': '90 protiv najave ne 60',
  '60-against-no30': '60 protiv najave ne 30',
  '30-against-schwarz': '30 protiv najave schwarz',
  'against-the-old': 'protiv tref dama',
  doppelkopf: 'Doppelkopf',
  fox: 'uhvaćena lisica',
  karlchen: 'Karlchen',
  'karlchen-caught': 'uhvaćen Karlchen',
  'fox-last-trick': 'lisica nosi zadnji štih',
  'hearts-trick': 'štih od četiri herca',
  'dulle-caught': 'uhvaćena Dulle',
} satisfies Translation<'hr'>['reason'];
