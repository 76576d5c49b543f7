import * as api from './api.js';
import { h, icon } from './dom.js';
import { Feed } from './feed.js';
import { LocalState } from './local-state.js';
import { namesOf } from './names.js';
import { Pane } from './pane.js';
import { ReadMarks } from './read-marks.js';
import { closeSelect, followSelect, isSelectOpen, openSelect } from './select/popover.js';
import { badge, Sidebar } from './sidebar.js';
import { Strip } from './strip.js';
import { tellTimesIn } from './time.js';
import { toast } from './toast.js';

const NARROW = matchMedia('(max-width: 760px)');
const WIDE = matchMedia('(min-width: 1080px)');
const PANES_KEY = 'sandbox-panes';

/** The page as a whole: who one is, where one looks, and what is drawn when something changes. */
export class App {
  #root;
  #world;
  #view;
  #userId;
  #marks;
  #locals = new Map();
  #places = new Map();
  #twoPanes = localStorage.getItem(PANES_KEY) !== 'off';
  #names;
  #feed = new Feed({
    onData: (data) => this.#receive(data),
    onTrouble: (sentence) => this.#trouble(sentence),
  });
  #sidebar;
  #strip;
  #main;
  #side;
  #banner = h('div', { class: 'banner', role: 'alert', hidden: true, data: { testid: 'trouble' } });
  #menuButton;
  #switchButton;

  constructor(root) {
    this.#root = root;
    this.#sidebar = new Sidebar({
      onGuild: (id) => this.#openGuild(id),
      onChannel: (id) => this.#open(id),
      onDirect: () => this.#openDirect(),
      onUser: (id) => this.become(id),
      onClose: () => this.#drawer(false),
    });
    this.#strip = new Strip({
      onDrop: () => this.#attempt(() => api.dropBot()),
      onCloseDms: (dmClosed) => this.#attempt(() => api.changeUser(this.#userId, { dmClosed })),
      onLocale: (locale) => this.#attempt(() => api.changeUser(this.#userId, { locale })),
      onPanes: () => this.#togglePanes(),
      onBotMember: (guildId, hasBot) => this.#attempt(() => api.changeGuild(guildId, { hasBot })),
    });
    const actions = this.#actions();
    this.#main = new Pane('main-pane', actions);
    this.#side = new Pane('direct-pane', actions);
    this.#menuButton = h('button', {
      type: 'button',
      class: 'icon-button narrow-only menu-button',
      'aria-label': 'Show the channel list',
      data: { testid: 'drawer' },
      on: { click: () => this.#drawer(true) },
    });
    this.#switchButton = h('button', {
      type: 'button',
      class: 'switch-button',
      data: { testid: 'switch' },
      on: { click: () => this.#switch() },
    });
    const more = h(
      'button',
      {
        type: 'button',
        class: 'icon-button narrow-only',
        'aria-label': 'Show the sandbox’s tools',
        on: { click: () => root.classList.toggle('strip-open') },
      },
      icon('more', 22),
    );
    this.#main.decorate({ before: [this.#menuButton], after: [this.#switchButton, more] });
    root.append(
      this.#sidebar.element,
      h('div', { class: 'scrim', on: { click: () => this.#drawer(false) } }),
      h(
        'main',
        { class: 'main' },
        this.#strip.element,
        this.#banner,
        h('div', { class: 'panes' }, this.#main.element, this.#side.element),
      ),
    );
    for (const query of [NARROW, WIDE]) query.addEventListener('change', () => this.draw());
    window.addEventListener('focus', () => this.draw());
    window.addEventListener('storage', () => this.draw());
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#drawer(false);
    });
  }

  /** Finds out who is there, becomes the person of the address, and follows what happens. */
  async start() {
    await this.#feed.refresh();
    this.#feed.start();
  }

  /** Looks through another person's eyes. */
  async become(userId) {
    if (userId === this.#userId) return;
    closeSelect();
    this.#userId = userId;
    this.#view = undefined;
    const address = new URL(location.href);
    address.searchParams.set('user', this.#user().username);
    history.replaceState(null, '', address);
    await this.#feed.follow(userId);
  }

  #receive({ world, view }) {
    this.#world = world;
    this.#marks ??= new ReadMarks(world.application.id);
    if (!this.#userId) {
      const first = wantedUser(world.users) ?? world.users[0];
      if (first) this.become(first.id);
      else this.#trouble('Nobody is here yet: this sandbox has no users.');
      return;
    }
    if (view) this.#view = view;
    this.draw();
  }

  #user() {
    return this.#world.users.find(({ id }) => id === this.#userId);
  }

  #local() {
    const known = this.#locals.get(this.#userId);
    if (known) return known;
    const fresh = new LocalState(() => this.draw());
    this.#locals.set(this.#userId, fresh);
    return fresh;
  }

  /** Draws what has changed since the last time. */
  draw() {
    if (!this.#view) return;
    tellTimesIn(this.#user().locale);
    this.#names = namesOf(this.#world, this.#view, this.#userId);
    const place = this.#place();
    const direct = this.#direct();
    const main = this.#channel(place.channelId) ?? direct;
    const split = this.#isSplit();
    this.#root.classList.toggle('split', split);
    this.#main.show(this.#scene(main.guildId), main, this.#lastRead(main.id));
    if (split) this.#side.show(this.#scene(null), direct, this.#lastRead(direct.id));
    this.#side.element.hidden = !split;
    this.#markRead();
    const counts = this.#counts();
    const unreadDirect = direct.id === null ? 0 : this.#marks.count(this.#userId, direct).unread;
    const active = [main.id, ...(split ? [direct.id] : [])].filter((id) => id !== null);
    const scene = this.#scene(place.guildId);
    this.#sidebar.show(scene, {
      guildId: place.guildId,
      active,
      direct: { id: direct.id, unread: unreadDirect },
      counts,
    });
    this.#strip.show(scene, this.#twoPanes);
    this.#drawSwitches(main, unreadDirect, counts);
    const all = unreadDirect + [...counts.values()].reduce((sum, { pings }) => sum + pings, 0);
    document.title = `${all > 0 ? `(${all}) ` : ''}${this.#names.user(this.#userId)} · ${main.type === 0 ? '#' : ''}${main.name}`;
    followSelect();
  }

  #scene(guildId) {
    return {
      world: this.#world,
      view: this.#view,
      user: this.#user(),
      names: this.#names,
      local: this.#local(),
      guildId,
    };
  }

  #isSplit() {
    return this.#twoPanes && WIDE.matches;
  }

  #allChannels() {
    return this.#view.guilds.flatMap(({ id: guildId, channels }) =>
      channels.map((one) => ({ ...one, guildId })),
    );
  }

  #channel(id) {
    const direct = this.#direct();
    return id === 'dm' || (id !== null && id === direct.id)
      ? direct
      : this.#allChannels().find((one) => one.id === id);
  }

  #direct() {
    const found = this.#view.directMessages[0];
    return {
      id: found?.channelId ?? null,
      type: 1,
      name: this.#names.botName,
      guildId: null,
      messages: found?.messages ?? [],
    };
  }

  /** Where this person looks: their last place, the one in the address, else the first channel. */
  #place() {
    const all = this.#allChannels();
    const known = this.#places.get(this.#userId) ?? { channelId: location.hash.slice(1) };
    const isDirect = known.channelId === 'dm' && !this.#isSplit();
    const channel =
      all.find(({ id }) => id === known.channelId) ?? all.find(({ id }) => id === known.last) ?? all[0];
    const guildId = channel?.guildId ?? this.#view.guilds[0]?.id ?? null;
    const place = { channelId: isDirect || !channel ? 'dm' : channel.id, last: channel?.id, guildId };
    this.#places.set(this.#userId, place);
    return place;
  }

  #open(channelId) {
    closeSelect();
    const before = this.#places.get(this.#userId);
    const isDirect = channelId === 'dm' || channelId === this.#direct().id;
    this.#places.set(this.#userId, {
      channelId: isDirect ? 'dm' : channelId,
      last: isDirect ? before?.last : channelId,
    });
    history.replaceState(null, '', `#${isDirect ? 'dm' : channelId}`);
    this.#drawer(false);
    this.draw();
    if (!NARROW.matches) this.#main.composer.focus();
  }

  #openGuild(id) {
    const first = this.#view.guilds.find((guild) => guild.id === id)?.channels[0];
    if (first) this.#open(first.id);
  }

  #openDirect() {
    if (!this.#isSplit()) return this.#open('dm');
    this.#drawer(false);
    this.#side.toBottom();
    this.#side.flash();
  }

  /** On a narrow screen: between the channel and the direct messages. */
  #switch() {
    const { channelId, last } = this.#places.get(this.#userId);
    this.#open(channelId === 'dm' ? last : 'dm');
  }

  #jump(channelId, messageId) {
    const target = this.#channel(channelId);
    if (!target) return toast('You cannot see that channel.');
    const inSide = target.type === 1 && this.#isSplit();
    if (!inSide) this.#open(target.type === 1 ? 'dm' : channelId);
    else if (!messageId) this.#openDirect();
    const pane = inSide ? this.#side : this.#main;
    if (messageId && !pane.reveal(messageId)) toast('That message is no longer there.');
  }

  #togglePanes() {
    this.#twoPanes = !this.#twoPanes;
    localStorage.setItem(PANES_KEY, this.#twoPanes ? 'on' : 'off');
    this.draw();
  }

  #drawer(open) {
    this.#root.classList.toggle('drawer-open', open);
    if (open) this.#sidebar.element.querySelector('.channel')?.focus();
  }

  #counts() {
    return new Map(
      this.#allChannels().map((channel) => [channel.id, this.#marks.count(this.#userId, channel)]),
    );
  }

  #lastRead(channelId) {
    return channelId === null ? undefined : this.#marks.last(this.#userId, channelId);
  }

  /** What stands in an open pane, scrolled down, in a page that is looked at, has been read. */
  #markRead() {
    if (document.hidden || !document.hasFocus()) return;
    for (const pane of [this.#main, ...(this.#isSplit() ? [this.#side] : [])]) {
      const channel = pane.isAtBottom && pane.channelId ? this.#channel(pane.channelId) : undefined;
      const last = channel?.messages.at(-1);
      if (last) this.#marks.mark(this.#userId, channel.id, last.id);
    }
  }

  #drawSwitches(main, unreadDirect, counts) {
    const pings = [...counts.values()].reduce((sum, one) => sum + one.pings, 0);
    const outside = (main.type === 1 ? 0 : unreadDirect) + pings;
    this.#menuButton.replaceChildren(icon('menu', 24), ...(outside > 0 ? [badge(outside)] : []));
    const toDirect = main.type !== 1;
    const label = toDirect
      ? this.#names.botName
      : (this.#names.channel(this.#places.get(this.#userId).last) ?? '');
    this.#switchButton.setAttribute('aria-label', `Go to ${label}`);
    this.#switchButton.replaceChildren(
      icon(toDirect ? 'letter' : 'hash', 16),
      h('span', {}, toDirect ? 'Messages' : 'Channel'),
      ...(toDirect && unreadDirect > 0 ? [badge(unreadDirect)] : []),
    );
  }

  #trouble(sentence) {
    this.#banner.hidden = sentence === null;
    if (sentence !== null) this.#banner.textContent = sentence;
  }

  async #attempt(act) {
    try {
      await act();
    } catch (error) {
      toast(error.message);
    }
    await this.#feed.refresh();
  }

  #message(id) {
    const all = [...this.#allChannels(), this.#direct()];
    for (const channel of all) {
      const message = channel.messages.find((one) => one.id === id);
      if (message) return { message, guildId: channel.guildId };
    }
    return undefined;
  }

  #actions() {
    return {
      jump: (channelId, messageId) => this.#jump(channelId, messageId),
      dismiss: (messageId) => this.#local().dismiss(messageId),
      read: () => this.#view && this.#readSoon(),
      commands: (guildId) => api.getCommands(guildId),
      autocomplete: (channelId, command, options, focused) =>
        api.autocomplete(this.#userId, { channelId, command, options, focused }),
      run: (channelId, command, options, text) => {
        const userId = this.#userId;
        return this.#local().duringCommand(channelId, text, async () => {
          await api.runCommand(userId, { channelId: channelId ?? 'dm', command, options });
          await this.#feed.refresh();
        });
      },
      click: (messageId, customId) => {
        const userId = this.#userId;
        return this.#local().during(messageId, customId, async () => {
          await api.click(userId, { messageId, customId }).finally(() => this.#feed.refresh());
        });
      },
      openMenu: (messageId, customId, list) => this.#openMenu(messageId, customId, list),
    };
  }

  #readSoon() {
    const before = this.#marks.last(this.#userId, this.#main.channelId ?? '');
    this.#markRead();
    if (before !== this.#marks.last(this.#userId, this.#main.channelId ?? ''))
      queueMicrotask(() => this.draw());
  }

  #openMenu(messageId, customId, list) {
    const found = this.#message(messageId);
    const component = found && findComponent(found.message.components, customId);
    if (!component) return;
    const { message, guildId } = found;
    const local = this.#local();
    const userId = this.#userId;
    const findAnchor = () =>
      list.querySelector(
        `[data-message-id="${CSS.escape(messageId)}"] .select[data-custom-id="${CSS.escape(customId)}"]`,
      );
    const anchor = findAnchor();
    if (anchor && isSelectOpen(anchor)) return closeSelect();
    openSelect({
      component,
      scene: this.#scene(guildId),
      chosen: local.chosenIn(message, customId),
      findAnchor,
      onChoose: async (values) => {
        local.choose(message, customId, values);
        const done = await local.during(messageId, customId, async () => {
          await api.select(userId, { messageId, customId, values }).finally(() => this.#feed.refresh());
        });
        if (!done) {
          local.forgetChoice(message, customId);
          this.draw();
        }
      },
    });
  }
}

function findComponent(components, customId) {
  for (const one of components) {
    if (one.custom_id === customId) return one;
    const inner = findComponent(
      [...(one.components ?? []), ...(one.accessory ? [one.accessory] : [])],
      customId,
    );
    if (inner) return inner;
  }
  return undefined;
}

/** The person that `?user=` names, by user name, shown name or id. */
function wantedUser(users) {
  const wanted = new URL(location.href).searchParams.get('user')?.toLowerCase();
  if (!wanted) return undefined;
  return users.find(({ id, username, globalName }) =>
    [id, username.toLowerCase(), globalName?.toLowerCase()].includes(wanted),
  );
}
