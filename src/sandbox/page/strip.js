import { h, icon } from './dom.js';

const LOCALES = ['en-US', 'en-GB', 'de', 'hu', 'hr'];

/** What only a sandbox has: the bot's state, ways to disturb it, and how the page is laid out. */
export class Strip {
  #status = h('span', { class: 'strip-status', role: 'status', data: { testid: 'bot-status' } });
  #drop = h(
    'button',
    {
      type: 'button',
      class: 'strip-button',
      title: 'Cut the bot’s connection, as a bad network would',
      data: { testid: 'drop' },
    },
    icon('plug', 16),
    'Drop connection',
  );
  #member = h(
    'button',
    {
      type: 'button',
      class: 'strip-button',
      title: 'Remove the bot from this server, or invite it again, as an administrator would',
      data: { testid: 'bot-member' },
    },
    icon('close', 16),
    h('span', {}),
  );
  #closed = h(
    'button',
    { type: 'button', class: 'strip-button', 'aria-pressed': 'false', data: { testid: 'close-dms' } },
    icon('letter', 16),
    h('span', {}, 'Close direct messages'),
  );
  #panes = h(
    'button',
    {
      type: 'button',
      class: 'strip-button wide-only',
      'aria-pressed': 'false',
      title: 'Channel and direct messages side by side',
      data: { testid: 'two-panes' },
    },
    icon('panes', 16),
    'Two panes',
  );
  #locale = h('select', {
    class: 'strip-select',
    'aria-label': 'Language of this person’s Discord',
    data: { testid: 'locale' },
  });
  #user;
  #guild;

  /** @param {{ onDrop: () => void, onCloseDms: (closed: boolean) => void, onPanes: () => void, onLocale: (locale: string) => void, onBotMember: (guildId: string, hasBot: boolean) => void }} actions */
  constructor({ onDrop, onCloseDms, onPanes, onLocale, onBotMember }) {
    this.#member.addEventListener('click', () => onBotMember(this.#guild.id, !this.#guild.hasBot));
    this.#drop.addEventListener('click', onDrop);
    this.#closed.addEventListener('click', () => onCloseDms(!this.#user.dmClosed));
    this.#panes.addEventListener('click', onPanes);
    this.#locale.addEventListener('change', () => onLocale(this.#locale.value));
    this.element = h(
      'div',
      { class: 'strip', role: 'toolbar', 'aria-label': 'Sandbox', data: { testid: 'strip' } },
      h('span', { class: 'strip-name' }, 'Sandbox'),
      this.#status,
      h('span', { class: 'strip-space' }),
      this.#locale,
      this.#drop,
      this.#member,
      this.#closed,
      this.#panes,
    );
  }

  show({ world, user, guildId }, twoPanes) {
    this.#user = user;
    this.#guild = world.guilds.find(({ id }) => id === guildId);
    this.#member.hidden = !this.#guild;
    this.#member.lastElementChild.textContent = this.#guild?.hasBot ? 'Remove bot' : 'Invite bot';
    const { online } = world.application;
    this.#status.className = `strip-status ${online ? 'online' : 'offline'}`;
    if (this.#status.dataset.online !== String(online)) {
      this.#status.dataset.online = String(online);
      this.#status.textContent = online ? 'Bot online' : 'Bot offline';
    }
    this.#drop.disabled = !online;
    this.#closed.setAttribute('aria-pressed', String(user.dmClosed));
    this.#closed.lastElementChild.textContent = user.dmClosed
      ? 'Open direct messages'
      : 'Close direct messages';
    this.#panes.setAttribute('aria-pressed', String(twoPanes));
    const locales = LOCALES.includes(user.locale) ? LOCALES : [...LOCALES, user.locale];
    if (this.#locale.options.length !== locales.length) {
      this.#locale.replaceChildren(...locales.map((locale) => h('option', { value: locale }, locale)));
    }
    if (document.activeElement !== this.#locale) this.#locale.value = user.locale;
  }
}
