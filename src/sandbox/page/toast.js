import { h } from './dom.js';

const SHOWN_MS = 5000;

const area = h('div', { class: 'toasts', role: 'status', 'aria-live': 'polite', data: { testid: 'toasts' } });

/** Says one sentence at the foot of the page for a few seconds. */
export function toast(sentence) {
  if (!area.isConnected) document.body.append(area);
  const note = h('div', { class: 'toast' }, sentence);
  area.append(note);
  setTimeout(() => note.remove(), SHOWN_MS);
}
