import type { Translation } from '../translation.ts';

/** What pictures say, and what they show in words for those who do not see them. */
export const picture = {
  hand: 'Tvoje karte: {{cards}}',
  'hand-playable': 'Tvoje karte: {{cards}}. Možeš odigrati: {{playable}}',
  'trick-empty': 'Štih {{trick}}: još nijedna karta',
  trick: 'Štih {{trick}}: {{cards}}',
  'trick-won': 'Štih {{trick}}: {{cards}}. Nosi {{person}}.',
  card: '{{card}} ({{person}})',
  'review-dealt': 'Sve četiri ruke kako su podijeljene',
  'review-trick': 'Sve četiri ruke prije štiha {{trick}} i karte koje u njega padaju',
  chart: 'Bodovi u partiji, dijeljenje po dijeljenje: {{totals}}',
  total: '{{person}} {{points}}',
  'chart-title': 'Bodovi, dijeljenje po dijeljenje',
} satisfies Translation<'hr'>['picture'];
