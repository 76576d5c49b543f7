import type { Reason } from '../../../app/coach/reason.ts';
import type { Language } from '../../../texts/languages.ts';
import { shareText } from '../boards/figures.ts';

/** Game points with one decimal, as a language writes them, without a sign. */
export const pointsText = (points: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.abs(points),
  );

/** The same with its sign; a true minus. */
export const signedText = (points: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
    .format(points)
    .replace('-', '−');

/** Both figures of a reason, as it tells them: shares in per cent, eyes whole. */
export function figuresOf(
  { ground, better, worse }: Reason,
  language: Language,
): { readonly share: string; readonly other: string } {
  const write = (figure: number): string => {
    if (ground === 'eyes') return String(Math.round(figure));
    if (ground === 'extras' || ground === 'points') return signedText(figure, language);
    return shareText(figure, 1, language);
  };
  return { share: write(better), other: write(worse) };
}
