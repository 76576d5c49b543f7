const DAY = 86_400;
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

let spoken = wordsOf('en-US');

/** Tells all times from now on as Discord does in that locale. */
export function tellTimesIn(locale) {
  if (spoken.locale !== locale) spoken = wordsOf(locale);
}

function wordsOf(locale) {
  const styles = Object.entries(STYLES).map(([style, options]) => [
    style,
    new Intl.DateTimeFormat(locale, options),
  ]);
  return {
    locale,
    relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
    ...Object.fromEntries(styles),
  };
}

/** "in 2 minutes", "5 seconds ago"; both times in seconds since 1970. */
export function relativeTime(seconds, now) {
  const distance = seconds - now;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1];
  return spoken.relative.format(Math.trunc(distance / length), unit);
}

/** The text of Discord's `<t:seconds:style>`. */
export function timestampText(seconds, style, now = Date.now() / 1000) {
  if (style === 'R') return relativeTime(seconds, Math.floor(now));
  return spoken[style in STYLES ? style : 'f'].format(new Date(seconds * 1000));
}

export const fullTime = (date) => spoken.F.format(date);
export const clockTime = (date) => spoken.t.format(date);
export const dayName = (date) => spoken.D.format(date);

/** As Discord heads a message: the time today, "Yesterday, …", else the date. */
export function messageTime(date, now = new Date()) {
  const days = Math.round((startOfDay(now) - startOfDay(date)) / (DAY * 1000));
  if (days === 0) return clockTime(date);
  if (days === 1) return `${yesterday()}, ${clockTime(date)}`;
  return spoken.s.format(date);
}

function yesterday() {
  const [first, ...rest] = spoken.relative.format(-1, 'day');
  return first.toLocaleUpperCase(spoken.locale) + rest.join('');
}

export const sameDay = (a, b) => startOfDay(a) === startOfDay(b);

function startOfDay(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** Keeps every relative time on the page true, once a second. */
export function keepTimesFresh() {
  setInterval(() => {
    for (const element of document.querySelectorAll('time[data-style="R"]')) {
      const text = timestampText(Number(element.dataset.seconds), 'R');
      if (element.textContent !== text) element.textContent = text;
    }
  }, 1000);
}
