const DAY = 86_400;
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const format = (options) => new Intl.DateTimeFormat('en-GB', options);
const STYLES = {
  t: format({ timeStyle: 'short' }),
  T: format({ timeStyle: 'medium' }),
  d: format({ dateStyle: 'short' }),
  D: format({ dateStyle: 'long' }),
  f: format({ dateStyle: 'long', timeStyle: 'short' }),
  F: format({ dateStyle: 'full', timeStyle: 'short' }),
  s: format({ dateStyle: 'short', timeStyle: 'short' }),
  S: format({ dateStyle: 'short', timeStyle: 'medium' }),
};

/** "in 2 minutes", "5 seconds ago"; both times in seconds since 1970. */
export function relativeTime(seconds, now) {
  const distance = seconds - now;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1];
  return relative.format(Math.trunc(distance / length), unit);
}

/** The text of Discord's `<t:seconds:style>`. */
export function timestampText(seconds, style, now = Date.now() / 1000) {
  if (style === 'R') return relativeTime(seconds, Math.floor(now));
  return (STYLES[style] ?? STYLES.f).format(new Date(seconds * 1000));
}

export const fullTime = (date) => STYLES.F.format(date);
export const clockTime = (date) => STYLES.t.format(date);
export const dayName = (date) => STYLES.D.format(date);

/** As Discord heads a message: the time today, "Yesterday at …", else the date. */
export function messageTime(date, now = new Date()) {
  const days = Math.round((startOfDay(now) - startOfDay(date)) / (DAY * 1000));
  if (days === 0) return clockTime(date);
  if (days === 1) return `Yesterday at ${clockTime(date)}`;
  return STYLES.s.format(date);
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
