import { avatar } from '../avatar.js';
import { h, icon } from '../dom.js';
import { partialEmoji, withSuits } from '../markdown/render.js';
import { chosenOptions, optionsOf } from './options.js';

let current;

/** Closes the open menu, if there is one; what was ticked in it counts. */
export function closeSelect() {
  current?.close(true);
}

/** Keeps an open menu at its button, and closes it if the message or its menu has gone. */
export function followSelect() {
  current?.follow();
}

/**
 * Opens a select menu's list below (or above) its button. One choice closes it; a menu of several is
 * done when it is closed, as in Discord.
 *
 * @param {{ component: object, scene: object, chosen: string[] | undefined, findAnchor: () => HTMLElement | null,
 *   onChoose: (values: string[]) => void }} menu
 */
export function openSelect({ component, scene, chosen, findAnchor, onChoose }) {
  closeSelect();
  const many = component.max_values > 1;
  const single = component.max_values === 1 && component.min_values !== 0;
  const options = optionsOf(component, scene);
  const before = chosenOptions(component, scene, chosen).map(({ value }) => value);
  const ticked = new Set(before);
  let shown = options;
  let active = Math.max(
    0,
    options.findIndex(({ value }) => ticked.has(value)),
  );

  const search =
    component.type === 3
      ? null
      : h('input', {
          class: 'popover-search',
          type: 'text',
          placeholder: 'Search',
          'aria-label': 'Search',
          on: {
            input: () => {
              const wanted = search.value.trim().toLowerCase();
              shown = options.filter(({ label }) => label.toLowerCase().includes(wanted));
              active = 0;
              draw();
            },
          },
        });
  const list = h('div', {
    class: 'popover-list',
    role: 'listbox',
    id: 'select-list',
    tabindex: search ? null : 0,
    'aria-label': component.placeholder ?? 'Select',
    'aria-multiselectable': many ? 'true' : null,
  });
  const element = h('div', { class: 'popover', data: { testid: 'select-popover' } }, search, list);

  const draw = () => {
    list.replaceChildren(
      ...(shown.length === 0 ? [h('div', { class: 'popover-empty' }, 'Nothing found')] : shown.map(row)),
    );
    const target = search ?? list;
    target.setAttribute('aria-activedescendant', `select-option-${active}`);
    list.children[active]?.scrollIntoView({ block: 'nearest' });
  };

  const row = (option, index) => {
    const isTicked = ticked.has(option.value);
    const full = many && !isTicked && ticked.size >= component.max_values;
    return h(
      'div',
      {
        class: `popover-option${index === active ? ' active' : ''}${isTicked ? ' ticked' : ''}`,
        role: 'option',
        id: `select-option-${index}`,
        'aria-selected': String(isTicked),
        'aria-disabled': full ? 'true' : null,
        data: { value: option.value },
        on: {
          click: () => choose(index),
          pointermove: () => {
            if (active === index) return;
            list.children[active]?.classList.remove('active');
            active = index;
            list.children[active]?.classList.add('active');
          },
        },
      },
      mark(option, scene),
      h(
        'span',
        { class: 'popover-text' },
        h('span', { class: 'popover-label' }, withSuits(option.label)),
        option.description && h('span', { class: 'popover-description' }, option.description),
      ),
      many && h('span', { class: 'tick-box' }, isTicked && icon('check', 16)),
      !many && isTicked && icon('check', 18),
    );
  };

  const choose = (index) => {
    const option = shown[index];
    if (!option) return;
    const { value } = option;
    if (single) {
      ticked.clear();
      ticked.add(value);
      return close(true);
    }
    if (ticked.has(value)) ticked.delete(value);
    else if (!many) {
      ticked.clear();
      ticked.add(value);
    } else if (ticked.size < component.max_values) ticked.add(value);
    active = index;
    draw();
  };

  const close = (apply) => {
    if (current?.element !== element) return;
    current = undefined;
    element.remove();
    document.removeEventListener('pointerdown', outside, true);
    window.removeEventListener('resize', follow);
    document.removeEventListener('scroll', follow, true);
    const anchor = findAnchor();
    anchor?.setAttribute('aria-expanded', 'false');
    if (element.contains(document.activeElement) || document.activeElement === document.body) anchor?.focus();
    const values = options.map(({ value }) => value).filter((value) => ticked.has(value));
    const changed = values.length !== before.length || values.some((value) => !before.includes(value));
    const enough = values.length >= component.min_values && values.length <= component.max_values;
    // Choosing what is chosen already sends nothing, as in Discord.
    if (apply && enough && changed) onChoose(values);
  };

  const follow = () => {
    const anchor = findAnchor();
    if (!anchor || anchor.disabled) return close(false);
    // The message may have been drawn anew since.
    anchor.setAttribute('aria-expanded', 'true');
    place(element, anchor);
  };

  const outside = (event) => {
    const anchor = findAnchor();
    if (element.contains(event.target) || anchor?.contains(event.target)) return;
    close(true);
  };

  element.addEventListener('keydown', (event) => {
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps && shown.length > 0) {
      active = (active + steps[event.key] + shown.length) % shown.length;
      draw();
    } else if (event.key === 'Home' || event.key === 'End') {
      active = event.key === 'Home' ? 0 : shown.length - 1;
      draw();
    } else if (event.key === 'Enter' || (event.key === ' ' && !search)) choose(active);
    else if (event.key === 'Escape' || event.key === 'Tab') close(event.key === 'Tab' || many);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  document.body.append(element);
  current = { element, close, follow };
  document.addEventListener('pointerdown', outside, true);
  window.addEventListener('resize', follow);
  document.addEventListener('scroll', follow, true);
  findAnchor()?.setAttribute('aria-expanded', 'true');
  draw();
  follow();
  (search ?? list).focus();
}

/** Whether the list of this button is open. */
export const isSelectOpen = (anchor) =>
  current !== undefined && anchor.getAttribute('aria-expanded') === 'true';

function mark({ emoji, kind, value, label }, { names }) {
  if (emoji) return partialEmoji(emoji);
  if (kind === 'user') return avatar({ id: value, name: label, bot: names.isBot(value) }, 24);
  if (kind === 'channel') return icon('hash', 18);
  if (kind === 'thread') return icon('thread', 18);
  return kind === 'role' ? icon('at', 18) : null;
}

function place(element, anchor) {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom - 12;
  const above = top - 12;
  const upwards = below < 220 && above > below;
  element.style.width = `${Math.min(width, window.innerWidth - 16)}px`;
  element.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
  element.style.maxHeight = `${Math.min(340, upwards ? above : below)}px`;
  element.style.top = upwards ? 'auto' : `${bottom + 4}px`;
  element.style.bottom = upwards ? `${window.innerHeight - top + 4}px` : 'auto';
}
