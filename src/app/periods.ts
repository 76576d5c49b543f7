import type { Period } from './ledger.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes much longer than using it. */
function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/** Whether this is a time zone as the IANA names them, such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    formatIn(name);
    return true;
  } catch {
    return false;
  }
}

/** The day of a time (milliseconds since 1970) in a time zone, as `2026-11-30`. */
export function dayIn(zone: string, at: number): string {
  const parts = formatIn(zone).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

export const dayPeriod = (day: string): string => `day:${day}`;
export const monthPeriod = (day: string): string => `month:${day.slice(0, 7)}`;
export const seasonPeriod = (league: string): string => `season:${league}`;
export const ALL_TIME = 'all';

/**
 * A period as the books name it, at a time in milliseconds since 1970; null where the server has no season.
 */
export function periodName(
  period: Period,
  { at, zone, season }: { readonly at: number; readonly zone: string; readonly season: string | null },
): string | null {
  switch (period) {
    case 'today':
      return dayPeriod(dayIn(zone, at));
    case 'month':
      return monthPeriod(dayIn(zone, at));
    case 'season':
      return season === null ? null : seasonPeriod(season);
    case 'all':
      return ALL_TIME;
  }
}
