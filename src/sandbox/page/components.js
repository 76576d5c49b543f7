import { h, icon, safeLink } from './dom.js';
import { colour } from './embed.js';
import { partialEmoji, placeOf, renderMarkdown, withSuits } from './markdown/render.js';
import { covered, fileCard, picture } from './media.js';
import { chosenOptions } from './select/options.js';

export const COMPONENT = {
  row: 1,
  button: 2,
  stringSelect: 3,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
};

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link' };
const LINK = 5;

/**
 * A message's components, of both versions.
 *
 * @param {object[]} components as Discord gives them back
 * @param {{ message: object, scene: object, spoilers: object }} context
 */
export function renderComponents(components, context) {
  if (components.length === 0) return null;
  return h(
    'div',
    { class: 'components' },
    components.map((component) => render(component, context)),
  );
}

function render(component, context) {
  const renderer = RENDERERS[component.type];
  return renderer
    ? renderer(component, context)
    : h('div', { class: 'unknown-component' }, `A component of type ${Number(component.type)}`);
}

const all = (components, context) => components.map((one) => render(one, context));

const RENDERERS = {
  [COMPONENT.row]: ({ components }, context) => h('div', { class: 'row' }, all(components, context)),
  [COMPONENT.button]: button,
  [COMPONENT.stringSelect]: selectMenu,
  [COMPONENT.userSelect]: selectMenu,
  [COMPONENT.roleSelect]: selectMenu,
  [COMPONENT.mentionableSelect]: selectMenu,
  [COMPONENT.channelSelect]: selectMenu,
  [COMPONENT.text]: ({ id, content }, { scene, spoilers }) =>
    renderMarkdown(content, scene.names, { spoilers, prefix: `text${id}` }),
  [COMPONENT.section]: ({ components, accessory }, context) =>
    h(
      'div',
      { class: 'section' },
      h('div', { class: 'section-text' }, all(components, context)),
      accessory && h('div', { class: 'section-accessory' }, render(accessory, context)),
    ),
  [COMPONENT.thumbnail]: ({ id, media, description, spoiler }, { spoilers }) =>
    h(
      'div',
      { class: 'thumbnail' },
      picture({ ...media, description }, { maxWidth: 85, maxHeight: 85 }, spoiler && cover(spoilers, id)),
    ),
  [COMPONENT.gallery]: gallery,
  [COMPONENT.file]: ({ id, file, name, size, spoiler }, { spoilers }) => {
    const card = fileCard({ name, size, url: file.url });
    return spoiler ? covered(card, cover(spoilers, id)) : card;
  },
  [COMPONENT.separator]: ({ divider, spacing }) =>
    h('div', {
      class: `separator${divider === false ? '' : ' separator-line'}${spacing === 2 ? ' separator-large' : ''}`,
      role: divider === false ? null : 'separator',
    }),
  [COMPONENT.container]: ({ id, components, accent_color: accent, spoiler }, context) => {
    const content = h(
      'div',
      {
        class: accent === undefined || accent === null ? 'container' : 'container container-accent',
        style: { '--accent': colour(accent) },
      },
      all(components, context),
    );
    return spoiler ? covered(content, cover(context.spoilers, id)) : content;
  },
};

const cover = (spoilers, id) => ({
  isOpen: spoilers.isOpen(`component${id}`),
  open: () => spoilers.open(`component${id}`),
});

function gallery({ id, items }, { spoilers }) {
  const bounds = items.length === 1 ? { maxWidth: 550, maxHeight: 350 } : { maxWidth: 550, maxHeight: 260 };
  return h(
    'div',
    { class: `gallery gallery-${Math.min(items.length, 4)}`, data: { testid: 'gallery' } },
    items.map(({ media, description, spoiler }, index) =>
      h(
        'div',
        { class: 'gallery-item' },
        picture({ ...media, description }, bounds, spoiler && cover(spoilers, `${id}-${index}`)),
      ),
    ),
  );
}

function button({ style, label, emoji, custom_id: customId, url, disabled }, { message, scene }) {
  const content = [
    partialEmoji(emoji),
    label && h('span', { class: 'button-label' }, withSuits(label)),
    style === LINK && icon('link', 16),
  ];
  const classes = `button button-${STYLES[style] ?? 'secondary'}`;
  const name = label ? null : `:${emoji?.name}:`;
  if (style === LINK) return linkButton(url, disabled, { class: classes, 'aria-label': name }, content);
  const pending = scene.local.pendingIn(message.id);
  return h(
    'button',
    {
      type: 'button',
      class: pending === customId ? `${classes} pending` : classes,
      disabled: disabled === true,
      // Not `disabled` while one is under way: that would take the keyboard's focus away.
      'aria-disabled': pending !== undefined && disabled !== true ? 'true' : null,
      'aria-busy': pending === customId ? 'true' : null,
      'aria-label': name,
      data: { customId },
    },
    content,
    pending === customId && h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
  );
}

/** A link to a message jumps there inside the page; every other one opens beside it. */
function linkButton(url, disabled, attributes, content) {
  const place = placeOf(String(url));
  if (place || disabled) {
    return h(
      'button',
      {
        type: 'button',
        ...attributes,
        disabled: disabled === true,
        data: { jumpChannel: place?.channelId, jumpMessage: place?.messageId },
      },
      content,
    );
  }
  return h(
    'a',
    { ...attributes, href: safeLink(url), target: '_blank', rel: 'noopener noreferrer' },
    content,
  );
}

function selectMenu(component, { message, scene }) {
  const { custom_id: customId, placeholder, disabled } = component;
  const chosen = chosenOptions(component, scene, scene.local.chosenIn(message, customId));
  const pending = scene.local.pendingIn(message.id);
  const fallback = placeholder ?? (component.max_values > 1 ? 'Choose' : 'Make a selection');
  return h(
    'button',
    {
      type: 'button',
      class: pending === customId ? 'select pending' : 'select',
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-label': placeholder ?? 'Select',
      'aria-disabled': pending !== undefined && disabled !== true ? 'true' : null,
      disabled: disabled === true,
      data: { customId, selectType: component.type },
    },
    h(
      'span',
      { class: 'select-value' },
      chosen.length === 0
        ? h('span', { class: 'select-placeholder' }, fallback)
        : chosen.map(({ label, emoji }) =>
            h(
              'span',
              { class: chosen.length > 1 ? 'select-chip' : 'select-single' },
              partialEmoji(emoji),
              withSuits(label),
            ),
          ),
    ),
    pending === customId
      ? h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'))
      : icon('chevron', 20),
  );
}
