import { avatar } from '../avatar.js';
import { h, icon } from '../dom.js';
import { isClosed, leavesOf, matching, rangeText, readTyped, suggestionsFor } from './commands.js';
import { Field } from './field.js';
import { Suggestions } from './suggestions.js';

const ASK_AFTER_MS = 150;
const HINT_MS = 4500;

/**
 * Where a person types. A slash opens the list of commands; a picked command shows its options as fields.
 * The keyboard does all of it: arrows choose, Tab and Enter pick, Enter sends, Backspace and Escape go back.
 */
export class Composer {
  #actions;
  #scene;
  #channel;
  #leaves = [];
  #leaf;
  #fields = [];
  #asked = { field: null, text: null, choices: [] };
  #timer;
  #suggestions = new Suggestions();
  /** Settles when the commands that are being asked for are offered; null: nothing is asked for. */
  #loading = null;
  #input = h('input', {
    type: 'text',
    class: 'composer-input',
    autocomplete: 'off',
    spellcheck: 'false',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': this.#suggestions.listId,
    data: { testid: 'composer' },
  });
  #line = h('div', { class: 'composer-line' }, this.#input);
  #hint = h('div', { class: 'composer-hint', role: 'status', data: { testid: 'composer-hint' } });
  #slash = h(
    'button',
    { type: 'button', class: 'composer-slash', 'aria-label': 'Show the commands', title: 'Commands' },
    icon('slash', 20),
  );
  #send = h(
    'button',
    { type: 'submit', class: 'composer-send', hidden: true, 'aria-label': 'Send the command' },
    'Send',
  );

  constructor(actions) {
    this.#actions = actions;
    const form = h('form', { class: 'composer-box' }, this.#slash, this.#line, this.#send);
    this.element = h('div', { class: 'composer' }, this.#suggestions.element, form, this.#hint);
    this.#input.addEventListener('input', () => this.#typed());
    this.#input.addEventListener('focus', () => this.#typed());
    this.#slash.addEventListener('click', () => this.#openList());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#enter();
    });
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.element.addEventListener('focusout', (event) => {
      if (!this.element.contains(event.relatedTarget)) this.#hideSuggestions();
    });
  }

  /** Shows itself for a channel. What is being typed stays while the channel stays the same. */
  show(scene, channel) {
    const moved = channel.id !== this.#channel?.id || scene.user.id !== this.#scene?.user.id;
    this.#scene = scene;
    this.#channel = channel;
    const place =
      channel.type === 1 ? `@${channel.name}` : channel.type === 0 ? `#${channel.name}` : channel.name;
    this.#input.setAttribute('aria-label', `Command in ${place}`);
    if (moved) {
      this.#leaves = [];
      this.#reset();
    }
    if (!this.#leaf) this.#input.placeholder = `Type / for commands · ${place}`;
  }

  focus() {
    this.#input.focus({ preventScroll: true });
  }

  async #load() {
    const { guildId } = this.#channel;
    const commands = await this.#actions.commands(guildId);
    this.#leaves = leavesOf(commands, { inGuild: guildId !== null, locale: this.#scene.user.locale });
  }

  #openList() {
    if (this.#leaf) this.#reset();
    this.#input.value = '/';
    this.focus();
    this.#typed();
  }

  async #typed() {
    const text = this.#input.value;
    if (this.#leaf) return this.#typedBehind(text);
    if (!text.startsWith('/')) return this.#hideSuggestions();
    // What is known is shown at once, so that nobody types faster than the list comes.
    if (this.#leaves.length > 0) this.#offer(text);
    if (text !== '/' && this.#leaves.length > 0) return;
    const loading = this.#loadAndOffer();
    this.#loading = loading;
    await loading;
    if (this.#loading === loading) this.#loading = null;
  }

  async #loadAndOffer() {
    await this.#load().catch((error) => this.#say(error.message));
    const now = this.#input.value;
    if (!this.#leaf && now.startsWith('/')) this.#offer(now);
  }

  #offer(text) {
    const typed = readTyped(this.#leaves, text);
    if (typed) return this.#choose(typed.leaf, typed.values);
    const found = matching(this.#leaves, text.slice(1));
    const none = this.#scene.world.application.online
      ? 'No command fits.'
      : 'No command fits. The bot is offline.';
    this.#show({
      title: found.length === 0 ? none : 'Commands',
      rows: found.map((leaf) => ({
        key: leaf.path,
        content: this.#commandRow(leaf),
        pick: () => this.#choose(leaf),
      })),
    });
  }

  #commandRow({ label, description, options }) {
    const { names } = this.#scene;
    return [
      avatar({ id: names.botId, name: names.botName, bot: true }, 28),
      h(
        'span',
        { class: 'suggestion-text' },
        h(
          'span',
          { class: 'suggestion-title' },
          `/${label}`,
          options.map((option) =>
            h('span', { class: option.required ? 'chip required' : 'chip' }, option.label),
          ),
        ),
        h('span', { class: 'suggestion-description' }, description),
      ),
      h('span', { class: 'suggestion-source' }, names.botName),
    ];
  }

  #choose(leaf, values = new Map()) {
    this.#leaf = leaf;
    this.#fields = [];
    this.#input.value = '';
    this.#input.placeholder = '';
    this.#send.hidden = false;
    this.#line.replaceChildren(
      h('span', { class: 'command-name', data: { testid: 'command-name' } }, `/${leaf.label}`),
      this.#input,
    );
    for (const option of leaf.options) {
      if (option.required || values.has(option.name)) this.#addField(option, values.get(option.name) ?? '');
    }
    this.#countRemaining();
    this.#goOn();
  }

  #addField(option, text = '') {
    const field = new Field(option, {
      onInput: () => this.#suggestFor(field),
      onFocus: () => this.#suggestFor(field),
    });
    field.text = text;
    field.input.setAttribute('aria-controls', this.#suggestions.listId);
    this.#fields.push(field);
    this.#line.insertBefore(field.element, this.#input);
    this.#countRemaining();
    return field;
  }

  #removeField(field) {
    this.#fields = this.#fields.filter((one) => one !== field);
    field.element.remove();
    this.#countRemaining();
  }

  /** The options that have no field yet. */
  #remaining() {
    return this.#leaf.options.filter(({ name }) => !this.#fields.some(({ option }) => option.name === name));
  }

  #countRemaining() {
    const { length } = this.#remaining();
    this.#input.placeholder = length === 0 ? '' : `+${length} optional`;
  }

  /** To the next required field that is empty, else behind the last one. */
  #goOn() {
    const next = this.#fields.find(({ option, isEmpty }) => option.required && isEmpty);
    (next?.input ?? this.#input).focus();
    if (!next) this.#typedBehind(this.#input.value);
  }

  /** Behind the fields, what is typed is the name of a further option. */
  #typedBehind(text) {
    const rest = this.#remaining();
    const wanted = text.trim().toLowerCase();
    const named = /^([^\s:]+):$/.exec(wanted)?.[1];
    const exact = rest.find(({ label, name }) => label === named || name === named);
    if (exact) return this.#pickOption(exact);
    const fitting = rest.filter(({ label, name }) => label.startsWith(wanted) || name.startsWith(wanted));
    this.#show({
      title: fitting.length > 0 ? 'More options' : '',
      // With nothing typed, Enter sends; an arrow marks the first option.
      active: wanted === '' ? -1 : 0,
      rows: fitting.map((option) => ({
        key: option.name,
        content: [
          h(
            'span',
            { class: 'suggestion-text' },
            h('span', { class: 'suggestion-title' }, option.label),
            h('span', { class: 'suggestion-description' }, option.description),
          ),
        ],
        pick: () => this.#pickOption(option),
      })),
    });
  }

  #pickOption(option) {
    this.#input.value = '';
    this.#addField(option).input.focus();
  }

  #suggestFor(field) {
    const { option } = field;
    const wanted = field.text.trim().toLowerCase();
    const exact = 'value' in field.read(this.#scene);
    const all = option.autocomplete ? this.#ask(field) : suggestionsFor(option, this.#scene);
    // Once something is picked the whole list stands again, to change one's mind.
    const fitting = all.filter(
      ({ label }) =>
        wanted === '' ||
        (exact && isClosed(option)) ||
        option.autocomplete ||
        label.toLowerCase().includes(wanted),
    );
    const hints = [option.description, rangeText(option)].filter(Boolean).join(' · ');
    this.#show({
      title: `${option.label}: ${hints}`,
      active: Math.max(
        0,
        fitting.findIndex(({ label }) => label.toLowerCase() === wanted),
      ),
      rows: fitting.map((choice) => ({
        key: String(choice.value),
        content: [
          h(
            'span',
            { class: 'suggestion-text' },
            h(
              'span',
              { class: 'suggestion-title' },
              choice.kind === 'channel' ? `#${choice.label}` : choice.label,
            ),
          ),
        ],
        pick: () => {
          field.pick(choice);
          this.#goOn();
        },
      })),
    });
  }

  /** The bot's own suggestions for what is typed, once they have come; until then those before. */
  #ask(field) {
    const { text } = field;
    if (this.#asked.field === field && this.#asked.text === text) return this.#asked.choices;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      const answer = await this.#actions
        .autocomplete(
          this.#channel.id ?? 'dm',
          this.#leaf.path,
          { ...this.#values(), [field.option.name]: text },
          field.option.name,
        )
        .catch(() => ({ response: { choices: [] } }));
      if (field.text !== text || document.activeElement !== field.input) return;
      const choices = (answer.response.choices ?? []).map(({ name, value }) => ({ value, label: name }));
      this.#asked = { field, text, choices };
      this.#suggestFor(field);
    }, ASK_AFTER_MS);
    return this.#asked.field === field ? this.#asked.choices : [];
  }

  #values() {
    return Object.fromEntries(
      this.#fields.flatMap((field) => {
        const read = field.isEmpty ? {} : field.read(this.#scene);
        return 'value' in read ? [[field.option.name, read.value]] : [];
      }),
    );
  }

  #enter() {
    if (this.#leaf) return this.#submit();
    if (this.#suggestions.pick({ first: true })) return;
    if (this.#input.value.trim() === '') return;
    // Whoever types faster than the commands come means them all the same.
    if (this.#loading && this.#input.value.startsWith('/')) {
      this.#loading.then(() => this.#enter());
      return;
    }
    this.#say('Only commands work here. Type / to see them: the bot reads no messages.');
  }

  #submit() {
    for (const field of this.#fields) {
      if (field.isEmpty && !field.option.required) {
        this.#removeField(field);
        continue;
      }
      const read = field.isEmpty ? { problem: 'This option is required.' } : field.read(this.#scene);
      if ('value' in read) continue;
      field.markInvalid();
      field.input.focus();
      this.#say(`${field.option.label}: ${read.problem}`);
      return;
    }
    const leaf = this.#leaf;
    const options = this.#values();
    const shown = this.#fields.map(({ option, text }) => `${option.label}: ${text}`);
    this.#reset();
    this.focus();
    this.#actions.run(this.#channel.id, leaf.path, options, [`/${leaf.label}`, ...shown].join(' '));
  }

  #key(event) {
    const field = this.#fields.find(({ input }) => input === event.target);
    const onLine = field !== undefined || event.target === this.#input;
    if (!onLine || event.isComposing) return;
    if (this.#handle(event, field)) event.preventDefault();
  }

  /** Whether the key meant something here. */
  #handle({ key, shiftKey, target }, field) {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!this.#suggestions.isOpen) return false;
      this.#suggestions.move(key === 'ArrowDown' ? 1 : -1);
      this.#describe();
      return true;
    }
    if (key === 'Escape') {
      this.#reset();
      return true;
    }
    if (key === 'Tab' && !shiftKey) return this.#tab(field);
    if (key === 'Enter') {
      if (this.#isSettled(field) || !this.#suggestions.pick()) this.#enter();
      return true;
    }
    if (key !== 'Backspace' || target.selectionEnd > 0 || !this.#leaf) return false;
    return this.#back(field);
  }

  /** Whether a field needs no suggestion any more. The bot's own ones count until one is picked. */
  #isSettled(field) {
    if (!field || field.isEmpty || !('value' in field.read(this.#scene))) return false;
    return !field.option.autocomplete || field.isPicked || this.#suggestions.activeId === null;
  }

  #tab(field) {
    if (!this.#suggestions.isOpen) return false;
    if (!this.#isSettled(field) && this.#suggestions.pick({ first: !field })) return true;
    if (!field) return false;
    this.#goOn();
    return true;
  }

  /** Backspace at the beginning: a field goes, then the command. */
  #back(field) {
    const place = field ? this.#fields.indexOf(field) : this.#fields.length;
    const before = this.#fields[place - 1];
    if (field && !field.option.required) this.#removeField(field);
    if (before) before.input.focus();
    else if (field && !field.option.required) this.#goOn();
    else {
      const text = `/${this.#leaf.label}`;
      this.#reset();
      this.#input.value = text;
      this.focus();
      this.#typed();
    }
    return true;
  }

  #reset() {
    clearTimeout(this.#timer);
    this.#leaf = undefined;
    this.#fields = [];
    this.#input.value = '';
    this.#send.hidden = true;
    const focused = this.#line.contains(document.activeElement);
    this.#line.replaceChildren(this.#input);
    if (focused) this.focus();
    this.#hideSuggestions();
    if (this.#channel) this.show(this.#scene, this.#channel);
  }

  #show(what) {
    this.#suggestions.show(what);
    this.#describe();
  }

  #hideSuggestions() {
    this.#suggestions.hide();
    this.#describe();
  }

  /** Tells a screen reader what is marked. */
  #describe() {
    for (const input of [this.#input, ...this.#fields.map((field) => field.input)]) {
      input.setAttribute('aria-expanded', String(this.#suggestions.isOpen));
      const { activeId } = this.#suggestions;
      if (activeId && input === document.activeElement) input.setAttribute('aria-activedescendant', activeId);
      else input.removeAttribute('aria-activedescendant');
    }
  }

  #say(sentence) {
    this.#hint.textContent = sentence;
    setTimeout(() => {
      if (this.#hint.textContent === sentence) this.#hint.textContent = '';
    }, HINT_MS);
  }
}
