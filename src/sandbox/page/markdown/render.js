import { h, icon, safeLink } from '../dom.js';
import { fullTime, timestampText } from '../time.js';
import { parseMarkdown } from './blocks.js';

const SUITS = { '♣': 'clubs', '♠': 'spades', '♥': 'hearts', '♦': 'diamonds' };
const SUIT = /([♣♠♥♦])\uFE0F?/u;
const JUMBO_LIMIT = 27;
const EMOJI_ONLY = /^(?:\p{RGI_Emoji}|[♣♠♥♦]\uFE0F?|\s)+$/v;

/**
 * What the text says, as elements.
 *
 * @param {string} source
 * @param {import('../names.js').Names} names who and what the ids in it are
 * @param {{ spoilers: { isOpen: (key: string) => boolean, open: (key: string) => void }, prefix?: string }} options
 *   which spoilers are open; `prefix` tells texts of one message apart
 */
export function renderMarkdown(source, names, { spoilers, prefix = '' }) {
  const nodes = parseMarkdown(source);
  const context = { names, spoilers, prefix, count: 0 };
  const jumbo = isJumbo(nodes);
  return h('div', { class: jumbo ? 'markdown jumbo' : 'markdown' }, renderAll(nodes, context));
}

/** A text of one line, such as an embed's title: inline Markdown only. */
export function renderLine(nodes, names, spoilers) {
  return renderAll(nodes, { names, spoilers, prefix: 'line', count: 0 });
}

const renderAll = (nodes, context) => nodes.map((node) => RENDERERS[node.type](node, context));

const RENDERERS = {
  text: ({ text }) => withSuits(text),
  paragraph: ({ children }, context) => h('p', {}, renderAll(children, context)),
  strong: ({ children }, context) => h('strong', {}, renderAll(children, context)),
  emphasis: ({ children }, context) => h('em', {}, renderAll(children, context)),
  underline: ({ children }, context) => h('u', {}, renderAll(children, context)),
  strike: ({ children }, context) => h('s', {}, renderAll(children, context)),
  code: ({ text }) => h('code', {}, text),
  block: ({ text, language }) => h('pre', { data: { language: language || null } }, h('code', {}, text)),
  quote: ({ children }, context) => h('blockquote', {}, renderAll(children, context)),
  heading: ({ level, children }, context) =>
    // The page has headings of its own above these.
    h(
      'div',
      { class: `heading heading-${level}`, role: 'heading', 'aria-level': level + 2 },
      renderAll(children, context),
    ),
  subtext: ({ children }, context) => h('div', { class: 'subtext' }, renderAll(children, context)),
  list: ({ start, children }, context) =>
    h(start === undefined ? 'ul' : 'ol', { start }, renderAll(children, context)),
  item: ({ children }, context) => h('li', {}, renderAll(children, context)),
  spoiler: ({ children }, context) => spoiler(renderAll(children, context), context),
  link: (node, context) => link(node, context),
  user: ({ id }, { names }) =>
    h(
      'span',
      { class: names.isMe(id) ? 'mention mention-me' : 'mention', data: { userId: id } },
      `@${names.user(id)}`,
    ),
  role: ({ id }, { names }) => h('span', { class: 'mention' }, `@${names.role(id)}`),
  everyone: ({ text }) => h('span', { class: 'mention mention-me' }, text),
  channel: ({ id }, { names }) => channelMention(id, names),
  command: ({ name }) => h('span', { class: 'mention' }, `/${name}`),
  timestamp: ({ seconds, style }) => timestamp(seconds, style),
  emoji: ({ id, name }) => customEmoji({ id, name }),
};

/** A picture that the application brought, with its name for those who cannot see it. */
export function customEmoji({ id, name }) {
  return h('img', {
    class: 'emoji',
    src: `/emojis/${id}.webp`,
    alt: `:${name}:`,
    title: `:${name}:`,
    draggable: 'false',
  });
}

/** The emoji of a button or an option: a picture of the application, or a character. */
export function partialEmoji(emoji) {
  if (!emoji) return null;
  if (emoji.id) return customEmoji(emoji);
  return h('span', { class: 'emoji-text', 'aria-hidden': 'true' }, withSuits(emoji.name ?? ''));
}

/** Discord draws the four suits as emojis; so does the page, whatever fonts there are. */
export function withSuits(text) {
  if (!SUIT.test(text)) return [text];
  return text
    .split(SUIT)
    .map((part) => (part in SUITS ? h('span', { class: `suit suit-${SUITS[part]}` }, part) : part))
    .filter((part) => part !== '');
}

function isJumbo(nodes) {
  if (nodes.length !== 1 || nodes[0].type !== 'paragraph') return false;
  const { children } = nodes[0];
  return (
    children.length <= JUMBO_LIMIT &&
    children.every(({ type, text }) => type === 'emoji' || (type === 'text' && EMOJI_ONLY.test(text))) &&
    children.some(({ type, text }) => type === 'emoji' || text.trim() !== '')
  );
}

function spoiler(children, context) {
  context.count += 1;
  const key = `${context.prefix}:${context.count}`;
  if (context.spoilers.isOpen(key)) return h('span', { class: 'spoiler open' }, children);
  const open = (event) => {
    event.preventDefault();
    event.stopPropagation();
    context.spoilers.open(key);
  };
  return h(
    'span',
    {
      class: 'spoiler',
      role: 'button',
      tabindex: 0,
      'aria-label': 'Spoiler, press to show it',
      on: {
        click: open,
        keydown: (event) => (event.key === 'Enter' || event.key === ' ') && open(event),
      },
    },
    // Not there before it is opened: a reader must not hear it, a search must not find it.
    h('span', { class: 'spoiler-cover', 'aria-hidden': 'true' }, children),
  );
}

const MESSAGE_LINK =
  /^https?:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(@me|\d{17,19})\/(\d{17,19})(?:\/(\d{17,19}))?\/?$/;

/** The place that an address of Discord names, if it is one. */
export function placeOf(url) {
  const match = MESSAGE_LINK.exec(url);
  return match && { channelId: match[2], messageId: match[3] ?? null };
}

function link({ url, title, children }, context) {
  const place = placeOf(url);
  if (place) {
    const isBare = children.length === 1 && children[0].text === url;
    return jumpLink(place, context.names, isBare ? null : renderAll(children, context));
  }
  const address = safeLink(url);
  if (address === null) return h('span', {}, renderAll(children, context));
  return h(
    'a',
    { href: address, title: title ?? null, target: '_blank', rel: 'noopener noreferrer' },
    renderAll(children, context),
  );
}

/** A link, not a button: it has to break between words like any other text. */
function jumpLink(place, names, label) {
  const name = names.channel(place.channelId);
  return h(
    'a',
    {
      class: label ? null : 'mention',
      href: `#${place.channelId}`,
      data: { jumpChannel: place.channelId, jumpMessage: place.messageId },
      'aria-label': label ? null : `Go to ${name ?? 'an unknown channel'}`,
    },
    label ?? [name ?? 'unknown', ...(place.messageId ? [' › ', icon('thread', 14)] : [])],
  );
}

function channelMention(id, names) {
  if (names.channel(id) === null) return h('span', { class: 'mention' }, '# unknown');
  return jumpLink({ channelId: id, messageId: null }, names, null);
}

function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  return h(
    'time',
    { class: 'timestamp', datetime: date.toISOString(), title: fullTime(date), data: { seconds, style } },
    timestampText(seconds, style),
  );
}
