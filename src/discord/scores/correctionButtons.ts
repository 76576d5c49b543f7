import type { APIButtonComponent } from 'discord.js';
import type { BookedHand } from '../../app/ledger.ts';
import type { Texts } from '../../texts/texts.ts';
import { button } from '../messages/components.ts';
import { correctionClicks } from './correctionClick.ts';

/**
 * The buttons by which a booked hand is struck, corrected or restored, for any message that shows one: its clicks
 * are a family of their own (`answerCorrectionClick`), which asks before it strikes, and tells whoever may not do
 * so. None for a hand that was thrown in, and one whose duplicate
 * round is not over.
 */
export function correctionButtons(
  hand: Pick<BookedHand, 'id' | 'contract' | 'concealed' | 'struck'>,
  t: Texts,
): readonly APIButtonComponent[] {
  const { id, contract, concealed, struck } = hand;
  if (contract === 'thrown-in' || concealed) return [];
  if (struck) return [button(t('entry.restore'), correctionClicks.make({ do: 'restore', hand: id }))];
  return [
    button(t('entry.correct'), correctionClicks.make({ do: 'correct', hand: id })),
    button(t('entry.strike'), correctionClicks.make({ do: 'ask', hand: id }), 'danger'),
  ];
}
