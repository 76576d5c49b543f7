import { isObject, type JsonObject } from '../json.ts';
import { COMPONENT, FIELDS, LINK_STYLE, MAX_TEXT } from './component-fields.ts';
import type { Form } from './form.ts';

const C = COMPONENT;
const ENTITY_SELECTS: readonly number[] = [C.userSelect, C.roleSelect, C.mentionableSelect, C.channelSelect];
const SELECTS: readonly number[] = [C.stringSelect, ...ENTITY_SELECTS];
const LEGACY_TOP: readonly number[] = [C.row];
const CONTAINER_CHILDREN: readonly number[] = [C.row, C.section, C.text, C.gallery, C.file, C.separator];
const V2_TOP: readonly number[] = [...CONTAINER_CHILDREN, C.container];

const MAX_ROWS = 5;
const MAX_COMPONENTS = 40;

/** What the judgement of components asks of the world around them. */
export interface ComponentContext {
  /** Whether the message has the flag `1 << 15`. */
  readonly v2: boolean;
  readonly knowsEmoji: (id: string) => boolean;
  /** Whether a file of this name comes with the request or is in the message already. */
  readonly hasFile: (name: string) => boolean;
}

/** Judges the components of a message: their fields, their nesting, and what counts over all of them. */
export function checkComponents(components: readonly unknown[], form: Form, context: ComponentContext): void {
  const walk = new Walk(context);
  components.forEach((component, index) => {
    walk.visit(component, form.at(index), context.v2 ? V2_TOP : LEGACY_TOP);
  });
  if (!context.v2 && components.length > MAX_ROWS) {
    form.fail('BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${MAX_ROWS} in length.`);
  }
  if (context.v2 && walk.count > MAX_COMPONENTS) {
    form.fail(
      'COMPONENT_MAX_COUNT_EXCEEDED',
      `A message has at most ${MAX_COMPONENTS} components, nested ones counted.`,
    );
  }
  if (context.v2 && walk.textLength > MAX_TEXT) {
    form.fail(
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `All texts together have at most ${MAX_TEXT} characters.`,
    );
  }
}

class Walk {
  readonly #context: ComponentContext;
  readonly #customIds = new Set<string>();
  readonly #ids = new Set<number>();
  count = 0;
  textLength = 0;

  constructor(context: ComponentContext) {
    this.#context = context;
  }

  visit(component: unknown, form: Form, allowed: readonly number[]): void {
    if (!isObject(component)) {
      form.fail('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
      return;
    }
    const { type } = component;
    if (typeof type !== 'number' || !allowed.includes(type)) {
      const message = `Value of field "type" must be one of (${allowed.join(', ')}).`;
      form.at('type').fail(type === undefined ? 'BASE_TYPE_REQUIRED' : 'UNION_TYPE_CHOICES', message);
      return;
    }
    this.count += 1;
    FIELDS[type]?.check(component, form);
    this.#checkIds(component, form);
    if (type === C.row) this.#row(component, form);
    else if (type === C.button) this.#button(component, form);
    else if (SELECTS.includes(type)) this.#select(component, form);
    else if (type === C.section) this.#section(component, form);
    else if (type === C.container) this.#children(component, form, CONTAINER_CHILDREN);
    else if (type === C.text)
      this.textLength += typeof component.content === 'string' ? component.content.length : 0;
    else if (type === C.thumbnail) this.#media(component.media, form.at('media'));
    else if (type === C.file) this.#file(component.file, form.at('file'));
    else if (type === C.gallery) this.#gallery(component, form);
  }

  #checkIds({ id, custom_id: name }: JsonObject, form: Form): void {
    if (typeof id === 'number' && id !== 0) {
      if (this.#ids.has(id))
        form.at('id').fail('COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
      this.#ids.add(id);
    }
    if (typeof name === 'string') {
      if (this.#customIds.has(name)) {
        form
          .at('custom_id')
          .fail('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
      }
      this.#customIds.add(name);
    }
  }

  #children(parent: JsonObject, form: Form, allowed: readonly number[]): readonly unknown[] {
    const children: readonly unknown[] = Array.isArray(parent.components) ? parent.components : [];
    children.forEach((child, index) => {
      this.visit(child, form.at('components').at(index), allowed);
    });
    return children;
  }

  #row(row: JsonObject, form: Form): void {
    const children = this.#children(row, form, [C.button, ...SELECTS]);
    // A row is five wide; a select menu fills it.
    const width = children.reduce<number>(
      (sum, child) => sum + (isObject(child) && SELECTS.includes(Number(child.type)) ? 5 : 1),
      0,
    );
    if (width > 5) {
      form
        .at('components')
        .fail('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width');
    }
  }

  #button(button: JsonObject, form: Form): void {
    const isLink = button.style === LINK_STYLE;
    const { url = null, custom_id: name = null, label = null, emoji: picture = null } = button;
    if (isLink && url === null) form.at('url').fail('BASE_TYPE_REQUIRED', 'A url is required');
    if (isLink && name !== null) {
      form.fail('BUTTON_COMPONENT_INVALID_CUSTOM_ID', 'A custom id and url cannot both be specified');
    }
    if (!isLink && name === null) {
      form.at('custom_id').fail('BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required');
    }
    if (!isLink && url !== null)
      form.at('url').fail('BUTTON_COMPONENT_INVALID_URL', 'Only a link button has a url');
    if ((label === null || label === '') && picture === null) {
      form.fail('BUTTON_COMPONENT_LABEL_REQUIRED', 'A label or an emoji is required');
    }
    this.#emoji(picture, form.at('emoji'));
  }

  #select(select: JsonObject, form: Form): void {
    const { min_values: min = null, max_values: max = null } = select;
    const least = typeof min === 'number' ? min : 1;
    const most = typeof max === 'number' ? max : 1;
    if (least > most) {
      form.at('min_values').fail('SELECT_COMPONENT_MIN_VALUES_TOO_LARGE', 'min_values exceeds max_values');
    }
    if (select.type !== C.stringSelect || !Array.isArray(select.options)) return;
    const options: readonly unknown[] = select.options;
    if (most > options.length) {
      form
        .at('max_values')
        .fail('SELECT_COMPONENT_MAX_VALUES_TOO_LARGE', 'max_values exceeds the number of options');
    }
    const values = new Set<unknown>();
    let defaults = 0;
    options.forEach((option, index) => {
      if (!isObject(option)) return;
      const place = form.at('options').at(index);
      if (values.has(option.value)) {
        place
          .at('value')
          .fail('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used');
      }
      values.add(option.value);
      if (option.default === true) defaults += 1;
      this.#emoji(option.emoji ?? null, place.at('emoji'));
    });
    if (defaults > most) {
      form
        .at('options')
        .fail('SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'More options are chosen than max_values');
    }
  }

  #section(section: JsonObject, form: Form): void {
    this.#children(section, form, [C.text]);
    if (section.accessory !== undefined) {
      this.visit(section.accessory, form.at('accessory'), [C.button, C.thumbnail]);
    }
  }

  #gallery(gallery: JsonObject, form: Form): void {
    if (!Array.isArray(gallery.items)) return;
    gallery.items.forEach((item: unknown, index) => {
      if (isObject(item)) this.#media(item.media, form.at('items').at(index).at('media'));
    });
  }

  #file(file: unknown, form: Form): void {
    if (isObject(file) && typeof file.url === 'string' && !file.url.startsWith('attachment://')) {
      form
        .at('url')
        .fail('UNFURLED_MEDIA_ITEM_NOT_ATTACHMENT', 'A file component shows an attachment:// only');
    }
    this.#media(file, form);
  }

  #media(item: unknown, form: Form): void {
    if (!isObject(item) || typeof item.url !== 'string' || !item.url.startsWith('attachment://')) return;
    const name = item.url.slice('attachment://'.length);
    if (this.#context.hasFile(name)) return;
    form
      .at('url')
      .fail(
        'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        `The attachment "${name}" is not in the message`,
      );
  }

  #emoji(emoji: unknown, form: Form): void {
    if (!isObject(emoji)) return;
    const { id = null, name = null } = emoji;
    const known =
      typeof id === 'string'
        ? this.#context.knowsEmoji(id)
        : typeof name === 'string' && UNICODE_EMOJI.test(name);
    if (!known) form.fail('COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  }
}

/** Whole emojis, and pictographs that miss their variation selector, as Discord takes them (♣ ♠ ♥ ♦). */
const UNICODE_EMOJI = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic}\uFE0F?)$/v;
