import type { Translation } from '../translation.ts';

/** What pictures say, and what they show in words for those who do not see them. */
export const picture = {
  hand: 'A lapjaid: {{cards}}',
  'hand-playable': 'A lapjaid: {{cards}}. Kijátszható: {{playable}}',
  'trick-empty': '{{trick}}. ütés: még nincs benne lap',
  trick: '{{trick}}. ütés. {{cards}}',
  'trick-won': '{{trick}}. ütés. {{cards}}. {{person}} viszi.',
  card: '{{person}}: {{card}}',
  'review-dealt': 'A négy kéz, ahogy kiosztották',
  'review-trick': '{{trick}}. ütés: a négy kéz az ütés előtt, és amit kijátszanak belőle',
  chart: 'A parti pontjai leosztásról leosztásra: {{totals}}',
  total: '{{person}} {{points}}',
  'chart-title': 'Pontok leosztásról leosztásra',
} satisfies Translation<'hu'>['picture'];
