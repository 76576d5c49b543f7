import { colourAt } from './avatar.js';
import { h, icon } from './dom.js';
import { avatarOf } from './message.js';

/**
 * Servers, channels and the person one is, left of the messages.
 *
 * @param {{ onGuild: (id: string) => void, onChannel: (id: string) => void, onDirect: () => void,
 *   onUser: (id: string) => void, onClose: () => void }} actions
 */
export class Sidebar {
  #actions;
  #rail = h('nav', { class: 'rail', 'aria-label': 'Servers and users' });
  #channels = h('nav', { class: 'channels', 'aria-label': 'Channels' });
  #me = h('div', { class: 'me' });
  #menu;
  #drawn = '';

  constructor(actions) {
    this.#actions = actions;
    this.element = h(
      'aside',
      { class: 'sidebar', data: { testid: 'sidebar' } },
      this.#rail,
      h('div', { class: 'sidebar-main' }, this.#channels, this.#me),
    );
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#closeMenu();
    });
    document.addEventListener('pointerdown', (event) => {
      if (this.#menu && !this.#me.contains(event.target)) this.#closeMenu();
    });
  }

  /**
   * @param {object} scene
   * @param {{ guildId: string, active: string[], direct: { id: string | null, unread: number },
   *   counts: Map<string, { unread: number, pings: number }> }} state
   */
  show(scene, state) {
    const { world, view, user, names } = scene;
    const signature = JSON.stringify([
      world.application,
      world.users,
      view.guilds.map(({ id, name, channels }) => [
        id,
        name,
        channels.map(({ messages: _, ...rest }) => rest),
      ]),
      user,
      names.signature,
      { ...state, counts: [...state.counts] },
    ]);
    if (signature === this.#drawn) return;
    this.#drawn = signature;
    const focused = this.element.contains(document.activeElement)
      ? document.activeElement.dataset.focus
      : undefined;
    this.#drawRail(scene, state);
    this.#drawChannels(scene, state);
    this.#drawMe(scene);
    if (focused) this.element.querySelector(`[data-focus="${CSS.escape(focused)}"]`)?.focus();
  }

  #drawRail({ world, view, user, names }, { guildId, counts }) {
    const guilds = view.guilds.map(({ id, name, channels }) => {
      const all = channels.map((channel) => counts.get(channel.id) ?? { unread: 0, pings: 0 });
      const pings = all.reduce((sum, one) => sum + one.pings, 0);
      const unread = all.some((one) => one.unread > 0);
      return h(
        'button',
        {
          type: 'button',
          class: `rail-item guild${id === guildId ? ' active' : ''}${unread ? ' unread' : ''}`,
          title: name,
          'aria-label': name,
          'aria-current': id === guildId ? 'true' : null,
          data: { guildId: id, focus: `guild-${id}` },
          on: { click: () => this.#actions.onGuild(id) },
        },
        h('span', { class: 'rail-icon' }, initials(name)),
        badge(pings),
      );
    });
    const users = world.users.map((one, index) =>
      h(
        'button',
        {
          type: 'button',
          class: `rail-item person${one.id === user.id ? ' active' : ''}`,
          title: `Be ${names.user(one.id)}`,
          'aria-label': `Be ${names.user(one.id)}`,
          'aria-pressed': String(one.id === user.id),
          style: { '--person': colourAt(index) },
          data: { userId: one.id, focus: `person-${one.id}`, testid: `be-${one.username}` },
          on: { click: () => this.#actions.onUser(one.id) },
        },
        avatarOf(one.id, { names, world }, 40),
      ),
    );
    this.#rail.replaceChildren(
      ...guilds,
      h('span', { class: 'rail-space' }),
      h('span', { class: 'rail-label' }, 'Play as'),
      ...users,
    );
  }

  #drawChannels(scene, state) {
    const { view } = scene;
    const guild = view.guilds.find(({ id }) => id === state.guildId);
    const channels = guild?.channels ?? [];
    const threadsOf = (id) =>
      channels.filter(
        (one) =>
          one.parentId === id &&
          (!one.archived || state.active.includes(one.id) || state.counts.get(one.id)?.unread > 0),
      );
    this.#channels.replaceChildren(
      h(
        'header',
        { class: 'guild-name' },
        h('h1', {}, guild?.name ?? 'No server'),
        h(
          'button',
          {
            type: 'button',
            class: 'icon-button drawer-close',
            'aria-label': 'Close the channel list',
            on: { click: () => this.#actions.onClose() },
          },
          icon('close', 22),
        ),
      ),
      h('h2', { class: 'section-title' }, 'Text channels'),
      h(
        'ul',
        { class: 'channel-list' },
        channels
          .filter(({ parentId }) => parentId === undefined)
          .map((channel) =>
            h(
              'li',
              {},
              this.#channelButton(channel, state),
              threadsOf(channel.id).length > 0 &&
                h(
                  'ul',
                  { class: 'thread-list' },
                  threadsOf(channel.id).map((thread) => h('li', {}, this.#channelButton(thread, state))),
                ),
            ),
          ),
      ),
      h('h2', { class: 'section-title' }, 'Direct messages'),
      h('ul', { class: 'channel-list' }, h('li', {}, this.#directButton(scene, state))),
    );
  }

  #channelButton({ id, name, type }, { active, counts }) {
    const { unread = 0, pings = 0 } = counts.get(id) ?? {};
    const isActive = active.includes(id);
    return h(
      'button',
      {
        type: 'button',
        class: `channel${isActive ? ' active' : ''}${unread > 0 && !isActive ? ' unread' : ''}`,
        'aria-current': isActive ? 'page' : null,
        'aria-label': `${KINDS[type] ?? 'Thread'} ${name}${unread > 0 ? ', unread' : ''}`,
        data: { channelId: id, focus: `channel-${id}`, testid: 'channel' },
        on: { click: () => this.#actions.onChannel(id) },
      },
      type === 0 && icon('hash', 18),
      type === PRIVATE_THREAD && icon('lock', 16),
      h('span', { class: 'channel-name' }, name),
      badge(pings),
    );
  }

  #directButton(scene, { direct, active }) {
    const { names, world } = scene;
    const isActive = direct.id !== null && active.includes(direct.id);
    return h(
      'button',
      {
        type: 'button',
        class: `channel direct${isActive ? ' active' : ''}${direct.unread > 0 ? ' unread' : ''}`,
        'aria-current': isActive ? 'page' : null,
        'aria-label': `Direct messages from ${names.botName}${direct.unread > 0 ? `, ${direct.unread} unread` : ''}`,
        data: { channelId: direct.id ?? 'dm', focus: 'direct', testid: 'direct' },
        on: { click: () => this.#actions.onDirect() },
      },
      h(
        'span',
        { class: `presence ${world.application.online ? 'online' : 'offline'}` },
        avatarOf(names.botId, scene, 32),
      ),
      h('span', { class: 'channel-name' }, names.botName),
      badge(direct.unread, 'direct-badge'),
    );
  }

  #drawMe(scene) {
    const { user, names } = scene;
    this.#closeMenu();
    this.#me.replaceChildren(
      h(
        'button',
        {
          type: 'button',
          class: 'me-button',
          'aria-haspopup': 'menu',
          'aria-expanded': 'false',
          data: { focus: 'me', testid: 'you-are' },
          on: { click: () => this.#toggleMenu(scene) },
        },
        h('span', { class: 'presence online' }, avatarOf(user.id, scene, 32)),
        h(
          'span',
          { class: 'me-text' },
          h('span', { class: 'me-label' }, 'You are: ', h('strong', {}, names.user(user.id))),
          h('span', { class: 'me-sub' }, user.dmClosed ? 'direct messages closed' : `@${user.username}`),
        ),
        icon('chevron', 18),
      ),
    );
  }

  #toggleMenu(scene) {
    if (this.#menu) return this.#closeMenu();
    const { world, names, user } = scene;
    this.#menu = h(
      'div',
      { class: 'me-menu', role: 'menu', 'aria-label': 'Be somebody else' },
      world.users.map((one) =>
        h(
          'div',
          { class: 'me-row', role: 'none' },
          h(
            'button',
            {
              type: 'button',
              role: 'menuitemradio',
              'aria-checked': String(one.id === user.id),
              class: 'me-choice',
              data: { userId: one.id },
              on: { click: () => this.#actions.onUser(one.id) },
            },
            avatarOf(one.id, scene, 28),
            h('span', {}, names.user(one.id)),
            one.id === user.id && icon('check', 18),
          ),
          h(
            'a',
            {
              class: 'icon-button',
              role: 'menuitem',
              href: `?user=${encodeURIComponent(one.username)}`,
              target: '_blank',
              rel: 'noopener',
              title: 'Open in a tab of its own',
              'aria-label': `Open ${names.user(one.id)} in a tab of its own`,
            },
            icon('link', 18),
          ),
        ),
      ),
    );
    this.#me.prepend(this.#menu);
    this.#me.querySelector('.me-button').setAttribute('aria-expanded', 'true');
    this.#menu.querySelector('button').focus();
  }

  #closeMenu() {
    if (!this.#menu) return;
    const hadFocus = this.#menu.contains(document.activeElement);
    this.#menu.remove();
    this.#menu = undefined;
    const button = this.#me.querySelector('.me-button');
    button?.setAttribute('aria-expanded', 'false');
    if (hadFocus) button?.focus();
  }
}

const PRIVATE_THREAD = 12;
const KINDS = { 0: 'Channel', [PRIVATE_THREAD]: 'Private thread' };

/** A red number; nothing for none. */
export const badge = (number, testid = null) =>
  number > 0 && h('span', { class: 'badge', data: { testid } }, number > 99 ? '99+' : String(number));

const initials = (name) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 3)
    .join('');
