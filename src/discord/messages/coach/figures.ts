import type { Ground, Reason } from '../../../app/coach/reason.ts';
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

type Plain = Exclude<Ground, 'extras'>;

/** How a reason is put: what is certain without figures, and extra points by whether they are gained or lost. */
type Telling<G extends Ground = Ground> =
  | Exclude<G, 'extras'>
  | 'own-takes-surely'
  | 'party-takes-surely'
  | 'extras-more'
  | 'extras-fewer'
  | 'extras-turn';

/** A reason as it is told. */
export interface Told<G extends Ground = Ground> {
  readonly as: Telling<G>;
  /** The figures of the better and the worse move: shares in per cent, eyes whole, extra points without sign. */
  readonly share: string;
  readonly other: string;
}

/** How a reason is told in a language. */
export function toldOf<G extends Ground>({ ground, better, worse }: Reason<G>, language: Language): Told<G> {
  const write = writerFor(ground, language);
  const figures = { share: write(better), other: write(worse) };
  if (ground === 'extras') return { as: extrasTelling(better, worse), ...figures };
  const plain = ground as Plain & Exclude<G, 'extras'>;
  const isSure = better === 1 && worse === 0;
  if (plain === 'own-takes' && isSure) return { as: 'own-takes-surely', ...figures };
  if (plain === 'party-takes' && isSure) return { as: 'party-takes-surely', ...figures };
  return { as: plain, ...figures };
}

function writerFor(ground: Ground, language: Language): (figure: number) => string {
  switch (ground) {
    case 'eyes':
      return (eyes) => String(Math.round(eyes));
    case 'extras':
      return (points) => pointsText(points, language);
    case 'points':
      return (points) => signedText(points, language);
    default:
      return (share) => shareText(share, 1, language);
  }
}

/** Extra points as a side gains or loses them, to the decimal that is written. */
function extrasTelling(better: number, worse: number): 'extras-more' | 'extras-fewer' | 'extras-turn' {
  const [more, less] = [better, worse].map((points) => Math.round(points * 10)) as [number, number];
  if (less >= 0) return 'extras-more';
  return more <= 0 ? 'extras-fewer' : 'extras-turn';
}
