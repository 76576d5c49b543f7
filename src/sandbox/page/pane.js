import { Composer } from './composer/composer.js';
import { h, icon } from './dom.js';
import { appBadge, avatarOf } from './message.js';
import { reconcile, rowsOf } from './rows.js';
import { isYounger } from './snowflake.js';

const NEAR_BOTTOM = 48;
const FLASH_MS = 1600;

/** One channel or direct message: its head, its messages, its composer. */
export class Pane {
  #actions;
  #drawn = new Map();
  #scene;
  #channelId = null;
  #newSince;
  #stuck = true;
  #title = h('div', { class: 'pane-title' });
  #tools = h('div', { class: 'pane-tools' });
  #list = h('div', {
    class: 'message-list',
    role: 'log',
    'aria-live': 'polite',
    data: { testid: 'messages' },
  });
  #intro = h('div', { class: 'pane-intro' });
  #scroller = h(
    'div',
    { class: 'scroller', tabindex: -1 },
    h('div', { class: 'scroll-spacer' }),
    this.#intro,
    this.#list,
  );
  #toPresent = h(
    'button',
    { type: 'button', class: 'to-present', hidden: true },
    'Jump to present ',
    icon('down', 16),
  );
  #composer;

  /**
   * @param {string} testid
   * @param {object} actions what messages ask for: `click`, `openMenu`, `dismiss`, `jump`, `run`, `read`
   */
  constructor(testid, actions) {
    this.#actions = actions;
    this.#composer = new Composer(actions);
    this.element = h(
      'section',
      { class: 'pane', data: { testid } },
      h('header', { class: 'pane-head' }, this.#title, this.#tools),
      h('div', { class: 'pane-body' }, this.#scroller, this.#toPresent),
      this.#composer.element,
    );
    this.#list.addEventListener('click', (event) => this.#press(event));
    this.#scroller.addEventListener('scroll', () => this.#noteScroll(), { passive: true });
    this.#toPresent.addEventListener('click', () => this.toBottom());
    // A picture that loads late, or a composer that grows, must not push the newest message out of sight.
    const sizes = new ResizeObserver(() => this.#stuck && this.toBottom());
    sizes.observe(this.#list);
    sizes.observe(this.#scroller);
  }

  get channelId() {
    return this.#channelId;
  }

  get isAtBottom() {
    return this.#stuck;
  }

  get composer() {
    return this.#composer;
  }

  /** Puts what belongs left and right of the title, such as the button for the channel list. */
  decorate({ before = [], after = [] }) {
    this.#title.parentElement.prepend(...before);
    this.#tools.replaceChildren(...after);
  }

  /**
   * @param {object} scene what the person sees and knows
   * @param {{ id: string | null, type: number, name: string, guildId: string | null, messages: object[] }} channel
   *   id null: a direct message that does not exist yet
   * @param {string | undefined} lastRead id of the last message read before
   */
  show(scene, channel, lastRead) {
    const changed = channel.id !== this.#channelId || scene.user.id !== this.#scene?.user.id;
    this.#scene = scene;
    if (changed) {
      this.#channelId = channel.id;
      const newest = channel.messages.at(-1);
      this.#newSince = newest && isYounger(newest.id, lastRead) ? lastRead : undefined;
      this.#drawn.clear();
      this.#list.replaceChildren();
      this.#stuck = true;
    }
    this.element.dataset.channelId = channel.id ?? '';
    this.element.setAttribute('aria-label', titleText(channel));
    this.#drawTitle(channel);
    const anchor = this.#stuck ? undefined : this.#firstVisible();
    const rows = rowsOf(channel.messages, { scene, channelId: channel.id, newSince: this.#newSince });
    reconcile(this.#list, this.#drawn, rows);
    this.#drawIntro(channel);
    if (this.#stuck) this.toBottom();
    else if (anchor) this.#restore(anchor);
    this.#composer.show(scene, channel);
  }

  /** Scrolls to a message and lets it shine; false if it is not there. */
  reveal(messageId) {
    const element = this.#drawn.get(messageId)?.element;
    if (!element) return false;
    this.#stuck = false;
    element.scrollIntoView({ block: 'center' });
    element.classList.add('flash');
    setTimeout(() => element.classList.remove('flash'), FLASH_MS);
    this.#noteScroll();
    return true;
  }

  /** Draws the eye to this pane. */
  flash() {
    this.element.classList.remove('pane-flash');
    requestAnimationFrame(() => this.element.classList.add('pane-flash'));
    this.#composer.focus();
  }

  toBottom() {
    this.#stuck = true;
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#toPresent.hidden = true;
  }

  #noteScroll() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    const distance = scrollHeight - scrollTop - clientHeight;
    this.#stuck = distance < NEAR_BOTTOM;
    this.#toPresent.hidden = distance < clientHeight / 2;
    if (this.#stuck) this.#actions.read(this.#channelId);
  }

  #firstVisible() {
    const top = this.#scroller.getBoundingClientRect().top;
    for (const [key, { element }] of this.#drawn) {
      const box = element.getBoundingClientRect();
      if (box.bottom > top) return { key, offset: box.top - top };
    }
    return undefined;
  }

  #restore({ key, offset }) {
    const element = this.#drawn.get(key)?.element;
    if (!element) return;
    const now = element.getBoundingClientRect().top - this.#scroller.getBoundingClientRect().top;
    if (Math.abs(now - offset) > 1) this.#scroller.scrollTop += now - offset;
  }

  #press(event) {
    const target = event.target.closest('button, a[data-jump-channel]');
    if (!target || target.disabled || target.getAttribute('aria-disabled') === 'true') return;
    if (target.matches('a')) event.preventDefault();
    const { customId, selectType, jumpChannel, jumpMessage, dismiss } = target.dataset;
    if (jumpChannel) this.#actions.jump(jumpChannel, jumpMessage ?? null);
    else if (dismiss) this.#actions.dismiss(dismiss);
    else if (customId !== undefined) {
      const { messageId } = target.closest('[data-message-id]').dataset;
      if (selectType) this.#actions.openMenu(messageId, customId, this.#list);
      else this.#actions.click(messageId, customId);
    }
  }

  #drawTitle(channel) {
    const key = JSON.stringify([channel.type, channel.name, this.#scene.world.application.online]);
    if (this.#title.dataset.key === key) return;
    this.#title.dataset.key = key;
    const direct = channel.type === 1;
    this.#title.replaceChildren(
      direct
        ? avatarOf(this.#scene.names.botId, this.#scene, 24)
        : icon(channel.type === 0 ? 'hash' : 'thread', 22),
      h('h2', {}, channel.name),
      ...(direct ? [appBadge()] : []),
    );
  }

  #drawIntro(channel) {
    const key = JSON.stringify([channel.type, channel.name, channel.id]);
    if (this.#intro.dataset.key === key) return;
    this.#intro.dataset.key = key;
    const direct = channel.type === 1;
    const picture = direct
      ? avatarOf(this.#scene.names.botId, this.#scene, 64)
      : h('span', { class: 'intro-icon' }, icon(channel.type === 0 ? 'hash' : 'thread', 40));
    const heading = direct
      ? channel.name
      : channel.type === 0
        ? `Welcome to #${channel.name}!`
        : channel.name;
    const sentence = direct
      ? channel.id
        ? `This is the beginning of your direct messages with ${channel.name}.`
        : `${channel.name} has not written to you yet. When it does, the message appears here.`
      : channel.type === 0
        ? `This is the start of the #${channel.name} channel. Type / below to see what the bot can do.`
        : 'This is the start of the thread.';
    this.#intro.replaceChildren(picture, h('h3', {}, heading), h('p', {}, sentence));
  }
}

const titleText = ({ type, name }) =>
  type === 1 ? `Direct message with ${name}` : type === 0 ? `Channel ${name}` : `Thread ${name}`;
