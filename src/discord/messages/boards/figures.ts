import type { Language } from '../../../texts/languages.ts';
import type { Texts } from '../../../texts/texts.ts';

/** A figure with its sign and two decimals, as a language writes it, with a true minus; `hands` 0 gives nought. */
export const averageText = (points: number, hands: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
    .format(hands === 0 ? 0 : points / hands)
    .replace('-', '−');

/** A part of a whole in per cent; `whole` 0 gives nought. */
export const shareText = (part: number, whole: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(whole === 0 ? 0 : part / whole);

export const handsText = (count: number, t: Texts): string => t('board.hands', { count });

/** A moment as Discord writes its date for each reader. `at` in milliseconds since 1970. */
export const dateText = (at: number): string => `<t:${Math.floor(at / 1000)}:d>`;

/** The same with the time of day. */
export const dateTimeText = (at: number): string => `<t:${Math.floor(at / 1000)}:f>`;
