import { MOST_HANDS, MOST_TARGET, type SessionLength } from '../../../core/table/settings.ts';
import type { Texts } from '../../../texts/texts.ts';

/** Lengths that a menu offers (rules.md §9); any other number of hands is chosen when a table is opened. */
const OFFERED: readonly SessionLength[] = [
  ...[16, 20, 24, 48].map((hands) => ({ kind: 'hands', hands }) as const),
  ...[30, 50].map((points) => ({ kind: 'target', points }) as const),
  { kind: 'open' },
];

/** How long a session is, such as "16 hands". */
export function lengthText(length: SessionLength, t: Texts): string {
  switch (length.kind) {
    case 'hands':
      return t('table.hands', { count: length.hands });
    case 'target':
      return t('table.target', { count: length.points });
    case 'open':
      return t('table.open');
  }
}

/** A length as values of menus carry it, such as `hands-16`. */
export function lengthWord(length: SessionLength): string {
  switch (length.kind) {
    case 'hands':
      return `hands-${length.hands}`;
    case 'target':
      return `target-${length.points}`;
    case 'open':
      return 'open';
  }
}

/** Reads what `lengthWord` wrote; null for anything else. */
export function parseLength(word: string): SessionLength | null {
  if (word === 'open') return { kind: 'open' };
  const [, kind, digits] = /^(hands|target)-([1-9]\d{0,3})$/.exec(word) ?? [];
  const number = Number(digits);
  if (kind === 'hands' && number <= MOST_HANDS) return { kind, hands: number };
  return kind === 'target' && number <= MOST_TARGET ? { kind, points: number } : null;
}

/** What a menu offers where `present` holds: that too, if it is another. */
export const lengthsBeside = (present: SessionLength): readonly SessionLength[] =>
  OFFERED.some((length) => lengthWord(length) === lengthWord(present)) ? OFFERED : [present, ...OFFERED];
