import { avatar, colourAt } from './avatar.js';
import { renderComponents } from './components.js';
import { h, icon } from './dom.js';
import { renderEmbed } from './embed.js';
import { renderMarkdown } from './markdown/render.js';
import { renderAttachments } from './media.js';
import { clockTime, fullTime, messageTime } from './time.js';

export const FLAG = { ephemeral: 1 << 6, thinking: 1 << 7 };
const TYPE = { pinned: 6, threadCreated: 18, reply: 19, command: 20 };
const CODE_OF_SILENCE = 'interaction-failed';

export const isEphemeral = ({ flags }) => (flags & FLAG.ephemeral) !== 0;
const isThinking = ({ flags }) => (flags & FLAG.thinking) !== 0;

/** Messages of one author within seven minutes stand below one head, unless they answer something. */
export function isGrouped(message, before) {
  if (!before || headOf(message) !== null || isSystem(message) || isSystem(before)) return false;
  if (isEphemeral(message) !== isEphemeral(before) || before.author.id !== message.author.id) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < 7 * 60_000;
}

export const isSystem = ({ type }) => type === TYPE.threadCreated || type === TYPE.pinned;

function headOf(message) {
  if (message.type === TYPE.command) return 'command';
  if (message.type === TYPE.reply && message.message_reference?.message_id) return 'reply';
  return null;
}

/**
 * One message as Discord shows it.
 *
 * @param {object} message as Discord's API has it
 * @param {{ scene: object, grouped: boolean, find: (id: string) => object | undefined }} context `find` gives
 *   the other messages of the channel
 */
export function renderMessage(message, { scene, grouped, find }) {
  if (isSystem(message)) return renderSystem(message, scene);
  const { names, local } = scene;
  const spoilers = local.spoilersOf(message.id);
  const date = new Date(message.timestamp);
  const ephemeral = isEphemeral(message);
  const pinged = message.mentions.some(({ id }) => names.isMe(id)) || message.mention_everyone;
  const classes = ['message', grouped && 'grouped', ephemeral && 'ephemeral', pinged && 'pinged'];
  return h(
    'article',
    {
      class: classes.filter(Boolean).join(' '),
      'aria-label': `${names.user(message.author.id)}, ${messageTime(date)}${ephemeral ? ', only you can see this' : ''}`,
      data: { messageId: message.id, channelId: message.channel_id, testid: 'message' },
    },
    renderHead(message, scene, find),
    h(
      'div',
      { class: 'message-gutter' },
      grouped
        ? h(
            'time',
            { class: 'message-clock', datetime: message.timestamp, title: fullTime(date) },
            clockTime(date),
          )
        : authorPicture(message, scene),
    ),
    h(
      'div',
      { class: 'message-content' },
      !grouped && renderAuthor(message, scene, date),
      isThinking(message) ? thinking(names.user(message.author.id)) : renderText(message, names, spoilers),
      message.embeds.map((embed, index) => renderEmbed(embed, index, names, spoilers)),
      renderAttachments(looseAttachments(message)),
      renderComponents(message.components, { message, scene, spoilers }),
      message.thread && threadCard(message.thread),
      renderFailure(local.errorOf(message.id)),
      ephemeral && ephemeralNote(message.id),
    ),
  );
}

function renderText(message, names, spoilers) {
  const edited = message.edited_timestamp;
  const mark =
    edited &&
    h('span', { class: 'edited', title: fullTime(new Date(edited)), data: { testid: 'edited' } }, '(edited)');
  if (message.content === '') return mark && h('div', { class: 'edited-line' }, mark);
  const text = renderMarkdown(message.content, names, { spoilers, prefix: 'content' });
  if (!mark) return text;
  const last = text.lastElementChild;
  if (last?.matches('p, .subtext')) last.append(' ', mark);
  else text.append(mark);
  return text;
}

/** Files that an embed or a component shows do not appear a second time. */
function looseAttachments({ attachments, embeds, components }) {
  if (attachments.length === 0) return attachments;
  const shown = JSON.stringify([embeds, components]);
  return attachments.filter(({ url }) => !shown.includes(JSON.stringify(url)));
}

function renderAuthor({ author, timestamp }, { names }, date) {
  const bot = names.isBot(author.id) || author.bot;
  return h(
    'header',
    { class: 'message-author' },
    h('span', { class: 'author-name', data: { userId: author.id } }, names.user(author.id)),
    bot && appBadge(),
    h('time', { class: 'message-time', datetime: timestamp, title: fullTime(date) }, messageTime(date)),
  );
}

export const appBadge = () => h('span', { class: 'app-badge' }, icon('check', 11), 'APP');

function authorPicture({ author }, scene) {
  return avatarOf(author.id, scene, 40);
}

/** The picture of somebody, in the colour that belongs to them. */
export function avatarOf(id, { names, world }, size) {
  const index = world.users.findIndex((user) => user.id === id);
  const bot = names.isBot(id);
  return avatar({ id, name: names.user(id), bot, ...(index >= 0 && { colour: colourAt(index) }) }, size);
}

function renderHead(message, scene, find) {
  const head = headOf(message);
  const { names } = scene;
  if (head === 'command') {
    const who = message.interaction_metadata?.user?.id;
    const name = message.interaction?.name ?? message.interaction_metadata?.name;
    return h(
      'div',
      { class: 'message-head' },
      who && avatarOf(who, scene, 16),
      h('span', { class: 'head-name' }, who ? names.user(who) : 'Somebody'),
      ' used ',
      h('span', { class: 'head-command' }, name ? `/${name}` : 'a command'),
    );
  }
  if (head !== 'reply') return null;
  const { message_id: id, channel_id: channelId } = message.message_reference;
  const original = find(id);
  return h(
    'button',
    {
      type: 'button',
      class: 'message-head',
      'aria-label': 'Go to the message that this one answers',
      data: { jumpChannel: channelId, jumpMessage: id },
    },
    original ? avatarOf(original.author.id, scene, 16) : icon('reply', 14),
    original && h('span', { class: 'head-name' }, names.user(original.author.id)),
    h('span', { class: 'head-text' }, original ? summary(original) : 'Original message was deleted'),
  );
}

/** One line of what a message says. */
function summary({ content, embeds, components }) {
  const text =
    content || embeds[0]?.title || embeds[0]?.description || textIn(components) || 'Click to see the message';
  return text
    .replace(/https?:\/\/\S+|<[^>\s]+>/g, '')
    .replace(/[*_~`|#>]+/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 120);
}

const textIn = (components) =>
  components.map((one) => one.content ?? textIn(one.components ?? [])).find((text) => text !== '') ?? '';

const thinking = (name) =>
  h(
    'div',
    { class: 'thinking', role: 'status' },
    h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
    `${name} is thinking…`,
  );

const ephemeralNote = (id) =>
  h(
    'div',
    { class: 'ephemeral-note', data: { testid: 'ephemeral' } },
    icon('eye', 14),
    'Only you can see this • ',
    h('button', { type: 'button', class: 'link-like', data: { dismiss: id } }, 'Dismiss message'),
  );

function renderFailure(error) {
  if (!error) return null;
  const sentence =
    error.code === CODE_OF_SILENCE ? 'This interaction failed' : `This interaction failed: ${error.message}`;
  return h('div', { class: 'failure', role: 'alert', data: { testid: 'failure' } }, sentence);
}

function threadCard({ id, name, message_count: count = 0 }) {
  return h(
    'button',
    { type: 'button', class: 'thread-card', data: { jumpChannel: id, testid: 'thread-card' } },
    h('span', { class: 'thread-card-name' }, name),
    h('span', { class: 'thread-card-count' }, count === 1 ? '1 message ›' : `${count} messages ›`),
  );
}

function renderSystem(message, { names }) {
  const date = new Date(message.timestamp);
  const who = h('strong', {}, names.user(message.author.id));
  const threadId = message.message_reference?.channel_id;
  const sentence =
    message.type === TYPE.threadCreated
      ? [
          who,
          ' started a thread: ',
          threadId
            ? h(
                'button',
                { type: 'button', class: 'strong-link', data: { jumpChannel: threadId } },
                message.content,
              )
            : h('strong', {}, message.content),
          '.',
        ]
      : [who, ' pinned a message to this channel.'];
  return h(
    'article',
    {
      class: 'message system',
      data: { messageId: message.id, channelId: message.channel_id, testid: 'message' },
    },
    h('div', { class: 'message-gutter' }, icon(message.type === TYPE.threadCreated ? 'thread' : 'link', 18)),
    h(
      'div',
      { class: 'message-content' },
      h('span', {}, sentence),
      ' ',
      h(
        'time',
        { class: 'message-time', datetime: message.timestamp, title: fullTime(date) },
        messageTime(date),
      ),
    ),
  );
}

/** A command that this person sent: under way, or without an answer. */
export function renderSentCommand({ id, text, error }, scene) {
  const { user } = scene;
  return h(
    'article',
    { class: 'message ephemeral sent-command', data: { testid: 'sent-command' } },
    h(
      'div',
      { class: 'message-head' },
      avatarOf(user.id, scene, 16),
      h('span', { class: 'head-name' }, scene.names.user(user.id)),
      ' used ',
      h('span', { class: 'head-command' }, text),
    ),
    h('div', { class: 'message-gutter' }, avatarOf(scene.names.botId, scene, 40)),
    h(
      'div',
      { class: 'message-content' },
      h(
        'header',
        { class: 'message-author' },
        h('span', { class: 'author-name' }, scene.names.botName),
        appBadge(),
      ),
      error
        ? h(
            'div',
            { class: 'failure', role: 'alert', data: { testid: 'failure' } },
            error.code === CODE_OF_SILENCE ? 'The application did not respond' : error.message,
          )
        : thinkingDots(),
      error && ephemeralNote(id),
    ),
  );
}

const thinkingDots = () =>
  h(
    'div',
    { class: 'thinking', role: 'status' },
    h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
    'Sending command…',
  );
