import type { ClaimedDeal, DealFault } from '../../../app/fairDeal.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { MessagePayload } from '../desired.ts';
import { message } from '../parts.ts';

const VERDICTS = {
  'wrong-commitment': 'board.unfair-commitment',
  'wrong-hands': 'board.unfair-hands',
} as const satisfies Readonly<Record<DealFault, string>>;

/** Whether a deal was the one that was sealed before the cut, and how to find that out without us. */
export function fairDealMessage(
  { seed, commitment, cut }: Pick<ClaimedDeal, 'seed' | 'commitment' | 'cut'>,
  fault: DealFault | null,
  t: Texts,
): MessagePayload {
  return message([
    t(fault === null ? 'board.fair' : VERDICTS[fault]),
    t('board.fair-values', {
      commitment,
      seed,
      cut: cut === null ? t('score.seal-uncut') : t('score.seal-cut', { cut }),
    }),
    t('board.fair-how'),
  ]);
}
