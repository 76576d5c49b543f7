import { followChanges, getView, getWorld } from './api.js';

const SETTLE_MS = 40;
const LOOK_AGAIN_MS = 3000;

/**
 * Keeps one person's view fresh: fetched when something has changed, never twice at a time, and every few
 * seconds besides, since nothing tells when the bot goes or comes.
 */
export class Feed {
  #onData;
  #onTrouble;
  #userId = null;
  #timer;
  #running;
  #again = false;

  /**
   * @param {{ onData: (data: { world: object, view: object | null }) => void, onTrouble: (sentence: string | null) => void }} listeners
   */
  constructor({ onData, onTrouble }) {
    this.#onData = onData;
    this.#onTrouble = onTrouble;
  }

  start() {
    followChanges(
      () => this.#soon(),
      (open) => open || this.#soon(),
    );
    setInterval(() => document.hidden || this.#soon(), LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', () => document.hidden || this.#soon());
  }

  /** Whose view it is from now on. */
  follow(userId) {
    this.#userId = userId;
    return this.refresh();
  }

  #soon() {
    this.#timer ??= setTimeout(() => this.refresh(), SETTLE_MS);
  }

  /** Fetches, or joins the fetch after the one under way; resolves when the page shows what was fetched. */
  refresh() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#running) {
      this.#again = true;
      return this.#running;
    }
    this.#running = this.#fetch().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #fetch() {
    do {
      this.#again = false;
      const userId = this.#userId;
      try {
        const [world, view] = await Promise.all([getWorld(), userId ? getView(userId) : null]);
        this.#onTrouble(null);
        if (userId === this.#userId) this.#onData({ world, view });
        else this.#again = true;
      } catch (error) {
        this.#onTrouble(error.message);
      }
    } while (this.#again);
  }
}
