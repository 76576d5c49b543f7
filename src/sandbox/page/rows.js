import { h } from './dom.js';
import { isGrouped, isSystem, renderMessage, renderSentCommand } from './message.js';
import { isYounger } from './snowflake.js';
import { dayName, sameDay } from './time.js';

/**
 * The rows of a channel: days, the line above what is new, messages, and commands on their way.
 *
 * @param {object[]} messages oldest first
 * @param {{ scene: object, channelId: string, newSince: string | undefined }} context `newSince`: id of the
 *   last message that had been read when the channel was opened
 * @returns {{ key: string, signature: string, draw: () => HTMLElement }[]}
 */
export function rowsOf(messages, { scene, channelId, newSince }) {
  const { local, names, user } = scene;
  const shown = messages.filter(({ id }) => !local.isDismissed(id));
  const byId = new Map(messages.map((message) => [message.id, message]));
  const find = (id) => byId.get(id);
  const rows = [];
  let before;
  let lineDrawn = newSince === undefined;
  for (const message of shown) {
    const date = new Date(message.timestamp);
    const newDay = !before || !sameDay(date, new Date(before.timestamp));
    if (newDay) rows.push(divider(`day-${message.id}`, dayName(date), 'day'));
    const isNew = !lineDrawn && isYounger(message.id, newSince);
    if (isNew) {
      lineDrawn = true;
      // Nothing older: everything is new, and the line would say nothing.
      if (before) rows.push(divider('new', 'New', 'new'));
    }
    const grouped = !newDay && !isNew && !isSystem(message) && isGrouped(message, before);
    const original = find(message.message_reference?.message_id);
    rows.push({
      key: message.id,
      signature: JSON.stringify([
        message,
        grouped,
        original?.content,
        local.signatureOf(message),
        names.signature,
        user.locale,
      ]),
      draw: () => renderMessage(message, { scene, grouped, find }),
    });
    before = message;
  }
  for (const command of local.commandsIn(channelId)) {
    rows.push({
      key: command.id,
      signature: JSON.stringify([command.error?.message, names.signature, user.locale]),
      draw: () => renderSentCommand(command, scene),
    });
  }
  return rows;
}

const divider = (key, label, kind) => ({
  key,
  signature: label,
  draw: () => h('div', { class: `divider divider-${kind}`, role: 'separator' }, h('span', {}, label)),
});

/**
 * Makes `parent`'s children the rows, touching only what has changed.
 *
 * @param {HTMLElement} parent
 * @param {Map<string, { signature: string, element: HTMLElement }>} drawn what stands there; kept up to date
 */
export function reconcile(parent, drawn, rows) {
  const wanted = new Set(rows.map(({ key }) => key));
  for (const [key, { element }] of drawn) {
    if (wanted.has(key)) continue;
    element.remove();
    drawn.delete(key);
  }
  let place = parent.firstElementChild;
  for (const { key, signature, draw } of rows) {
    const known = drawn.get(key);
    if (known?.signature === signature) {
      if (known.element === place) place = place.nextElementSibling;
      else parent.insertBefore(known.element, place);
      continue;
    }
    const element = draw();
    drawn.set(key, { signature, element });
    if (!known) {
      parent.insertBefore(element, place);
      continue;
    }
    if (known.element === place) place = place.nextElementSibling;
    exchange(known.element, element);
  }
}

/** Puts a message's new drawing in place of the old one; pictures stay loaded and the focus stays put. */
function exchange(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const pictures = new Map([...old.querySelectorAll('img')].map((image) => [image.outerHTML, image]));
  old.replaceWith(fresh);
  for (const image of fresh.querySelectorAll('img')) {
    const loaded = pictures.get(image.outerHTML);
    if (!loaded) continue;
    pictures.delete(image.outerHTML);
    image.replaceWith(loaded);
  }
  const { customId } = focused?.dataset ?? {};
  if (customId === undefined) return;
  const all = [...fresh.querySelectorAll('[data-custom-id]:not(:disabled)')];
  (all.find((one) => one.dataset.customId === customId) ?? all[0])?.focus({ preventScroll: true });
}
