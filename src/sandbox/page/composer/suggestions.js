import { h } from '../dom.js';

let count = 0;

/** The list above the composer: something to pick, by pointer or by the keys that the composer passes on. */
export class Suggestions {
  #id = `suggestions-${++count}`;
  #rows = [];
  #active = -1;
  #head = h('div', { class: 'suggestions-head' });
  #list = h('div', { class: 'suggestions-list', role: 'listbox', id: this.#id, 'aria-label': 'Suggestions' });
  element = h(
    'div',
    { class: 'suggestions', hidden: true, data: { testid: 'suggestions' } },
    this.#head,
    this.#list,
  );

  get listId() {
    return this.#id;
  }

  get isOpen() {
    return !this.element.hidden;
  }

  get activeId() {
    return this.#active >= 0 && this.isOpen ? `${this.#id}-${this.#active}` : null;
  }

  /**
   * @param {{ title: string, rows: { content: Node[], key: string, pick: () => void }[], active?: number }} what
   */
  show({ title, rows, active = 0 }) {
    const same =
      rows.length === this.#rows.length && rows.every(({ key }, index) => key === this.#rows[index].key);
    this.#rows = rows;
    if (!same || !this.isOpen) this.#active = rows.length === 0 ? -1 : Math.min(active, rows.length - 1);
    this.element.hidden = title === '' && rows.length === 0;
    this.#head.textContent = title;
    this.#list.replaceChildren(
      ...rows.map(({ content, key, pick }, index) =>
        h(
          'div',
          {
            class: 'suggestion',
            role: 'option',
            id: `${this.#id}-${index}`,
            data: { key },
            on: {
              // The composer keeps the focus.
              pointerdown: (event) => event.preventDefault(),
              click: () => pick(),
            },
          },
          content,
        ),
      ),
    );
    this.#mark();
  }

  hide() {
    this.#rows = [];
    this.#active = -1;
    this.element.hidden = true;
  }

  move(step) {
    const { length } = this.#rows;
    if (length === 0) return;
    this.#active = this.#active < 0 ? (step > 0 ? 0 : length - 1) : (this.#active + step + length) % length;
    this.#mark();
    this.#list.children[this.#active]?.scrollIntoView({ block: 'nearest' });
  }

  /** Picks the marked row, or with `first` the first one if none is marked. False if there is nothing. */
  pick({ first = false } = {}) {
    const row = this.#rows[this.#active] ?? (first ? this.#rows[0] : undefined);
    row?.pick();
    return row !== undefined;
  }

  #mark() {
    [...this.#list.children].forEach((row, index) => {
      row.setAttribute('aria-selected', String(index === this.#active));
    });
  }
}
