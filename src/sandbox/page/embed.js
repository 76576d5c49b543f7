import { h, safeLink, safePicture } from './dom.js';
import { parseInline } from './markdown/inline.js';
import { renderLine, renderMarkdown } from './markdown/render.js';
import { picture } from './media.js';
import { messageTime } from './time.js';

/** A rich embed: a card with a coloured edge. */
export function renderEmbed(embed, index, names, spoilers) {
  const markdown = (text, part) => renderMarkdown(text, names, { spoilers, prefix: `embed${index}-${part}` });
  const line = (text) => renderLine(parseInline(text), names, spoilers);
  const { author, title, url, description, fields = [], footer, image, thumbnail, timestamp } = embed;
  return h(
    'article',
    {
      class: thumbnail ? 'embed embed-with-thumbnail' : 'embed',
      data: { testid: 'embed' },
      style: { '--accent': colour(embed.color) },
    },
    h(
      'div',
      { class: 'embed-body' },
      author &&
        h('div', { class: 'embed-author' }, smallPicture(author.icon_url), linked(author.name, author.url)),
      title && h('div', { class: 'embed-title' }, linked(line(title), url)),
      description && h('div', { class: 'embed-description' }, markdown(description, 'text')),
      fields.length > 0 && renderFields(fields, line, markdown),
    ),
    thumbnail && h('div', { class: 'embed-thumbnail' }, picture(thumbnail, { maxWidth: 80, maxHeight: 80 })),
    image && h('div', { class: 'embed-image' }, picture(image, { maxWidth: 400, maxHeight: 300 })),
    (footer || timestamp) &&
      h(
        'div',
        { class: 'embed-footer' },
        footer && smallPicture(footer.icon_url),
        [footer?.text, timestamp && messageTime(new Date(timestamp))].filter(Boolean).join(' • '),
      ),
  );
}

/** `0xRRGGBB` as CSS has it; null leaves the theme's own. */
export const colour = (value) =>
  typeof value === 'number' ? `#${value.toString(16).padStart(6, '0')}` : null;

/** Up to three inline fields share a row. */
function renderFields(fields, line, markdown) {
  let row = [];
  const placed = [];
  const endRow = () => {
    row.forEach((field, index) => {
      placed.push({ field, span: 12 / row.length, start: index * (12 / row.length) + 1 });
    });
    row = [];
  };
  for (const field of fields) {
    if (!field.inline) endRow();
    row.push(field);
    if (!field.inline || row.length === 3) endRow();
  }
  endRow();
  return h(
    'div',
    { class: 'embed-fields' },
    placed.map(({ field, span, start }, index) =>
      h(
        'div',
        { class: 'embed-field', style: { 'grid-column': `${start} / span ${span}` } },
        h('div', { class: 'embed-field-name' }, line(field.name)),
        h('div', { class: 'embed-field-value' }, markdown(field.value, `field${index}`)),
      ),
    ),
  );
}

function linked(content, url) {
  const address = safeLink(url);
  return address === null
    ? h('span', {}, content)
    : h('a', { href: address, target: '_blank', rel: 'noopener noreferrer' }, content);
}

function smallPicture(url) {
  const address = safePicture(url);
  return address && h('img', { class: 'embed-icon', src: address, alt: '' });
}
