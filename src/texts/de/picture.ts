import type { Translation } from '../translation.ts';

/** What pictures say, and what they show in words for those who do not see them. */
export const picture = {
  hand: 'Deine Karten: {{cards}}',
  'hand-playable': 'Deine Karten: {{cards}}. Spielen darfst du: {{playable}}',
  'trick-empty': 'Stich {{trick}}: noch keine Karte',
  trick: 'Stich {{trick}}: {{cards}}',
  'trick-won': 'Stich {{trick}}: {{cards}}. Er geht an {{person}}.',
  card: '{{person}}: {{card}}',
  'review-dealt': 'Die vier Blätter, wie sie gegeben wurden',
  'review-trick': 'Die vier Blätter vor Stich {{trick}} und was dazu gespielt wird',
  chart: 'Punkte der Runde, Spiel für Spiel: {{totals}}',
  total: '{{person}} {{points}}',
  'chart-title': 'Punkte, Spiel für Spiel',
} satisfies Translation<'de'>['picture'];
