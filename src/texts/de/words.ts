import type { Translation } from '../translation.ts';

/** The words of the game. */

/** Ranks as cards are lettered. */
export const rank = { A: 'A', K: 'K', Q: 'D', J: 'B', T: '10', '9': '9' } satisfies Translation<'de'>['rank'];

/** Cards in words, for who hears a picture instead of seeing it. */
export const card = {
  name: '{{suit}}-{{rank}}',
  C: 'Kreuz',
  S: 'Pik',
  H: 'Herz',
  D: 'Karo',
  A: 'Ass',
  T: 'Zehn',
  K: 'König',
  Q: 'Dame',
  J: 'Bube',
  '9': 'Neun',
} satisfies Translation<'de'>['card'];

export const party = { re: 'Re', kontra: 'Kontra' } satisfies Translation<'de'>['party'];

export const announcement = {
  re: 'Re',
  kontra: 'Kontra',
  no90: 'keine 90',
  no60: 'keine 60',
  no30: 'keine 30',
  schwarz: 'schwarz',
} satisfies Translation<'de'>['announcement'];

export const contract = {
  normal: 'Normalspiel',
  'silent-wedding': 'Stille Hochzeit',
  wedding: 'Hochzeit',
  poverty: 'Armut',
  'solo-clubs': 'Kreuzsolo',
  'solo-spades': 'Piksolo',
  'solo-hearts': 'Herzsolo',
  'solo-diamonds': 'Karosolo',
  'solo-queens': 'Damensolo',
  'solo-jacks': 'Bubensolo',
  'solo-fleischlos': 'Fleischloser',
  'solo-kings': 'Königssolo',
  'solo-queens-jacks': 'Damen-Buben-Solo',
  'solo-kings-queens': 'Königs-Damen-Solo',
  'solo-kings-jacks': 'Königs-Buben-Solo',
  'solo-koehler': 'Köhler (Könige, Damen und Buben)',
  'thrown-in': 'Geschmissen',
} satisfies Translation<'de'>['contract'];

export const reservation = {
  'solo-clubs': '♣-Solo',
  'solo-spades': '♠-Solo',
  'solo-hearts': '♥-Solo',
  'solo-diamonds': '♦-Solo',
  'solo-queens': 'Damensolo',
  'solo-jacks': 'Bubensolo',
  'solo-fleischlos': 'Fleischloser',
  'solo-kings': 'Königssolo',
  'solo-queens-jacks': 'Damen-Buben-Solo',
  'solo-kings-queens': 'Königs-Damen-Solo',
  'solo-kings-jacks': 'Königs-Buben-Solo',
  'solo-koehler': 'Köhler',
  'throw-in': 'Schmeißen',
  poverty: 'Armut',
  wedding: 'Hochzeit',
} satisfies Translation<'de'>['reservation'];

/** Why points are given; each line of a score. */
export const reason = {
  won: 'gewonnen',
  'under-90': 'Gegenpartei unter 90',
  'under-60': 'Gegenpartei unter 60',
  'under-30': 'Gegenpartei unter 30',
  schwarz: 'Gegenpartei schwarz',
  're-announced': 'Re angesagt',
  'kontra-announced': 'Kontra angesagt',
  're-no90-announced': '„keine 90“ von Re angesagt',
  're-no60-announced': '„keine 60“ von Re angesagt',
  're-no30-announced': '„keine 30“ von Re angesagt',
  're-schwarz-announced': '„schwarz“ von Re angesagt',
  'kontra-no90-announced': '„keine 90“ von Kontra angesagt',
  'kontra-no60-announced': '„keine 60“ von Kontra angesagt',
  'kontra-no30-announced': '„keine 30“ von Kontra angesagt',
  'kontra-schwarz-announced': '„schwarz“ von Kontra angesagt',
  '120-against-no90': '120 gegen „keine 90“',
  '90-against-no60': '90 gegen „keine 60“',
  '60-against-no30': '60 gegen „keine 30“',
  '30-against-schwarz': '30 gegen „schwarz“',
  'against-the-old': 'gegen die Alten',
  doppelkopf: 'Doppelkopf',
  fox: 'Fuchs gefangen',
  karlchen: 'Karlchen',
  'karlchen-caught': 'Karlchen gefangen',
  'fox-last-trick': 'Fuchs macht den letzten Stich',
  'hearts-trick': 'Stich aus vier Herz',
  'dulle-caught': 'Dulle gefangen',
} satisfies Translation<'de'>['reason'];
