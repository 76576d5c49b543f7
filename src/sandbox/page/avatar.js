import { h, svg } from './dom.js';

const COLOURS = ['#5865f2', '#3ba55d', '#eb459e', '#f0883e', '#00a8a8', '#9b59b6', '#d83c3e', '#3498db'];

function hash(text) {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

/** A picture made from a name: its first letter on a colour of its own, or the bot's card suit. */
export function avatar({ id, name, bot = false, colour }, size = 40) {
  const initial = [...name.trim()].find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? '?';
  const mark = bot
    ? svg('path', {
        fill: '#fff',
        d: 'M20 8c2 4 9.500 7.800 9.500 13a5 5 0 0 1-8.300 3.800c.2 2.400 1 4.400 2.800 6.200h-8c1.800-1.800 2.600-3.800 2.800-6.200A5 5 0 0 1 10.500 21C10.500 15.800 18 12 20 8z',
      })
    : svg(
        'text',
        {
          x: 20,
          y: 20,
          fill: '#fff',
          'font-size': 18,
          'font-weight': 600,
          'text-anchor': 'middle',
          'dominant-baseline': 'central',
        },
        initial.toUpperCase(),
      );
  return h(
    'span',
    { class: 'avatar', 'aria-hidden': 'true', style: { '--avatar-size': `${size}px` } },
    svg(
      'svg',
      { viewBox: '0 0 40 40', width: size, height: size },
      svg('rect', {
        width: 40,
        height: 40,
        fill: colour ?? (bot ? '#23a55a' : COLOURS[hash(id) % COLOURS.length]),
      }),
      mark,
    ),
  );
}

/** The colour that belongs to the person at this place of the list, so that four people have four colours. */
export const colourAt = (index) => COLOURS[index % COLOURS.length];
