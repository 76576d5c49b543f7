import { h } from '../dom.js';
import { readValue } from './commands.js';

/** One option of the command being typed: its name and the text of its value. */
export class Field {
  /** A value that was picked, while the text is still the one it gave. */
  #picked;

  constructor(option, { onInput, onFocus }) {
    this.option = option;
    this.input = h('input', {
      type: 'text',
      class: 'field-input',
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-label': option.label,
      'aria-autocomplete': 'list',
      role: 'combobox',
      'aria-expanded': 'false',
      inputmode: option.type === 4 ? 'numeric' : option.type === 10 ? 'decimal' : null,
      data: { option: option.name },
      on: {
        input: () => {
          this.fit();
          this.element.classList.remove('invalid');
          onInput(this);
        },
        focus: () => onFocus(this),
      },
    });
    this.element = h(
      'label',
      { class: option.required ? 'field required' : 'field', data: { testid: `option-${option.name}` } },
      h('span', { class: 'field-name' }, option.label),
      this.input,
    );
    this.fit();
  }

  get text() {
    return this.input.value;
  }

  set text(text) {
    this.input.value = text;
    this.#picked = undefined;
    this.fit();
  }

  pick({ value, label }) {
    this.input.value = label;
    this.#picked = { value, label };
    this.element.classList.remove('invalid');
    this.fit();
  }

  get isPicked() {
    return this.#picked !== undefined && this.#picked.label === this.text;
  }

  get isEmpty() {
    return this.text === '';
  }

  /** @returns {{ value: unknown } | { problem: string }} */
  read(scene) {
    if (this.isPicked) return { value: this.#picked.value };
    return readValue(this.option, this.text, scene);
  }

  markInvalid() {
    this.element.classList.add('invalid');
  }

  fit() {
    this.input.style.width = `${Math.min(Math.max(this.input.value.length, 3) + 1.5, 28)}ch`;
  }
}
