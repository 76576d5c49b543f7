import { isYounger } from './snowflake.js';

const PREFIX = 'sandbox-read';

/** Up to which message each person has read each channel, remembered by the browser for this sandbox. */
export class ReadMarks {
  #world;

  constructor(applicationId) {
    this.#world = `${PREFIX} ${applicationId}`;
    // Another sandbox's world is gone, and with it what was read there.
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && !key.startsWith(this.#world)) localStorage.removeItem(key);
    }
  }

  /** @returns {string | undefined} the id of the last message read */
  last(userId, channelId) {
    return localStorage.getItem(this.#key(userId, channelId)) ?? undefined;
  }

  /** @returns {boolean} whether that was news */
  mark(userId, channelId, messageId) {
    if (!isYounger(messageId, this.last(userId, channelId))) return false;
    localStorage.setItem(this.#key(userId, channelId), messageId);
    return true;
  }

  /** How many messages of a channel somebody has not read, and how many of them name that person. */
  count(userId, { id, messages }) {
    const last = this.last(userId, id);
    const unread = messages.filter((message) => isYounger(message.id, last));
    const pings = unread.filter(
      (message) => message.mentions.some((one) => one.id === userId) || message.mention_everyone,
    );
    return { unread: unread.length, pings: pings.length };
  }

  #key(userId, channelId) {
    return `${this.#world} ${userId} ${channelId}`;
  }
}
