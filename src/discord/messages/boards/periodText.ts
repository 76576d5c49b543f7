import type { Period } from '../../../app/ledger.ts';
import { proseName } from '../../../texts/names.ts';
import type { Reader } from '../reader.ts';

/** The server's newest season. */
export interface NamedSeason {
  /** Of its league: untrusted. */
  readonly name: string;
  /** From 1. */
  readonly season: number;
}

/** A period in words, such as "30 November 2026". `day`: the present one, such as `2026-11-30`. */
export function periodText(
  period: Period,
  { day, season }: { readonly day: string; readonly season: NamedSeason | null },
  { t, language }: Pick<Reader, 't' | 'language'>,
): string {
  const at = new Date(`${day}T12:00:00Z`);
  const zone = { timeZone: 'UTC' } as const;
  switch (period) {
    case 'today':
      return new Intl.DateTimeFormat(language, { dateStyle: 'long', ...zone }).format(at);
    case 'month':
      return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', ...zone }).format(at);
    case 'season':
      return season
        ? t('board.season-of', { name: proseName(season.name), season: season.season })
        : t('board.season');
    case 'all':
      return t('board.all');
  }
}
