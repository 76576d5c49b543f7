import type { Translation } from '../translation.ts';

/** The words of the game. */

/** Ranks as cards are lettered. */
export const rank = { A: 'A', K: 'K', Q: 'D', J: 'B', T: '10', '9': '9' } satisfies Translation<'hu'>['rank'];

/** Cards in words, for who hears a picture instead of seeing it. */
export const card = {
  name: '{{suit}} {{rank}}',
  C: 'treff',
  S: 'pikk',
  H: 'kőr',
  D: 'káró',
  A: 'ász',
  T: 'tízes',
  K: 'király',
  Q: 'dáma',
  J: 'bubi',
  '9': 'kilences',
} satisfies Translation<'hu'>['card'];

export const party = { re: 'Re', kontra: 'Kontra' } satisfies Translation<'hu'>['party'];

export const announcement = {
  re: 'Re',
  kontra: 'Kontra',
  no90: 'keine 90',
  no60: 'keine 60',
  no30: 'keine 30',
  schwarz: 'schwarz',
} satisfies Translation<'hu'>['announcement'];

export const contract = {
  normal: 'Normál játék',
  'silent-wedding': 'Csendes Hochzeit',
  wedding: 'Hochzeit',
  poverty: 'Armut',
  'solo-clubs': 'Treff szóló',
  'solo-spades': 'Pikk szóló',
  'solo-hearts': 'Kőr szóló',
  'solo-diamonds': 'Káró szóló',
  'solo-queens': 'Dámaszóló',
  'solo-jacks': 'Bubiszóló',
  'solo-fleischlos': 'Fleischloser',
  'solo-kings': 'Királyszóló',
  'solo-queens-jacks': 'Dáma-bubi szóló',
  'solo-kings-queens': 'Király-dáma szóló',
  'solo-kings-jacks': 'Király-bubi szóló',
  'solo-koehler': 'Köhler (király-dáma-bubi szóló)',
  'thrown-in': 'Bedobás',
} satisfies Translation<'hu'>['contract'];

export const reservation = {
  'solo-clubs': '♣ szóló',
  'solo-spades': '♠ szóló',
  'solo-hearts': '♥ szóló',
  'solo-diamonds': '♦ szóló',
  'solo-queens': 'Dámaszóló',
  'solo-jacks': 'Bubiszóló',
  'solo-fleischlos': 'Fleischloser',
  'solo-kings': 'Királyszóló',
  'solo-queens-jacks': 'Dáma-bubi szóló',
  'solo-kings-queens': 'Király-dáma szóló',
  'solo-kings-jacks': 'Király-bubi szóló',
  'solo-koehler': 'Köhler',
  'throw-in': 'Bedobás',
  poverty: 'Armut',
  wedding: 'Hochzeit',
} satisfies Translation<'hu'>['reservation'];

/** Why points are given; each line of a score. */
export const reason = {
  won: 'győzelem',
  'under-90': 'a másik párt 90 alatt',
  'under-60': 'a másik párt 60 alatt',
  'under-30': 'a másik párt 30 alatt',
  schwarz: 'a másik pártnak nincs ütése',
  're-announced': 'Re bemondva',
  'kontra-announced': 'Kontra bemondva',
  're-no90-announced': 'a Re bemondta: keine 90',
  're-no60-announced': 'a Re bemondta: keine 60',
  're-no30-announced': 'a Re bemondta: keine 30',
  're-schwarz-announced': 'a Re bemondta: schwarz',
  'kontra-no90-announced': 'a Kontra bemondta: keine 90',
  'kontra-no60-announced': 'a Kontra bemondta: keine 60',
  'kontra-no30-announced': 'a Kontra bemondta: keine 30',
  'kontra-schwarz-announced': 'a Kontra bemondta: schwarz',
  '120-against-no90': '120 szem keine 90 ellen',
  '90-against-no60': '90 szem keine 60 ellen',
  '60-against-no30': '60 szem keine 30 ellen',
  '30-against-schwarz': '30 szem schwarz ellen',
  'against-the-old': 'a treff dámák ellen',
  doppelkopf: 'Doppelkopf',
  fox: 'elfogott Fuchs',
  karlchen: 'Karlchen',
  'karlchen-caught': 'elfogott Karlchen',
  'fox-last-trick': 'Fuchs vitte az utolsó ütést',
  'hearts-trick': 'négy kőr egy ütésben',
  'dulle-caught': 'elfogott Dulle',
} satisfies Translation<'hu'>['reason'];
