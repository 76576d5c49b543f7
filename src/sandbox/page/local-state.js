/**
 * What one person's client knows and nobody else: opened spoilers, choices not yet answered, buttons under
 * way, failures, dismissed messages. `onChange` runs after each change.
 */
export class LocalState {
  #onChange;
  #open = new Set();
  #pending = new Map();
  #errors = new Map();
  #chosen = new Map();
  #dismissed = new Set();
  #commands = new Map();
  #count = 0;

  constructor(onChange) {
    this.#onChange = onChange;
  }

  spoilersOf(messageId) {
    return {
      isOpen: (key) => this.#open.has(`${messageId} ${key}`),
      open: (key) => {
        this.#open.add(`${messageId} ${key}`);
        this.#onChange();
      },
    };
  }

  /** The custom id of the component of this message that waits for the bot's answer. */
  pendingIn(messageId) {
    return this.#pending.get(messageId);
  }

  errorOf(messageId) {
    return this.#errors.get(messageId);
  }

  /** The values last chosen in a menu; an edit of the message forgets them. */
  chosenIn(message, customId) {
    const choice = this.#chosen.get(`${message.id} ${customId}`);
    return choice && choice.edited === message.edited_timestamp ? choice.values : undefined;
  }

  choose(message, customId, values) {
    this.#chosen.set(`${message.id} ${customId}`, { values, edited: message.edited_timestamp });
  }

  forgetChoice(message, customId) {
    this.#chosen.delete(`${message.id} ${customId}`);
  }

  /** Runs `act` with the component marked as pending; what it throws is shown at the message. */
  async during(messageId, customId, act) {
    if (this.#pending.has(messageId)) return false;
    this.#pending.set(messageId, customId);
    this.#errors.delete(messageId);
    this.#onChange();
    try {
      await act();
      return true;
    } catch (error) {
      this.#errors.set(messageId, error);
      return false;
    } finally {
      this.#pending.delete(messageId);
      this.#onChange();
    }
  }

  isDismissed(messageId) {
    return this.#dismissed.has(messageId);
  }

  dismiss(messageId) {
    this.#dismissed.add(messageId);
    this.#commands.delete(messageId);
    this.#errors.delete(messageId);
    this.#onChange();
  }

  /** Commands of this person in a channel that have no answer yet, or none at all. */
  commandsIn(channelId) {
    return [...this.#commands.values()].filter((one) => one.channelId === channelId);
  }

  async duringCommand(channelId, text, act) {
    this.#count += 1;
    const id = `command-${this.#count}`;
    this.#commands.set(id, { id, channelId, text, at: Date.now(), error: null });
    this.#onChange();
    try {
      await act();
      this.#commands.delete(id);
    } catch (error) {
      this.#commands.set(id, { id, channelId, text, at: Date.now(), error });
    }
    this.#onChange();
  }

  /** Changes whenever a message has to look different for a reason that lies here. */
  signatureOf(message) {
    const belongs = ([key]) => key.startsWith(`${message.id} `);
    return [
      this.#pending.get(message.id),
      this.#errors.get(message.id)?.message,
      [...this.#open].filter((key) => key.startsWith(`${message.id} `)).length,
      [...this.#chosen]
        .filter(belongs)
        .map(([, { values, edited }]) => edited === message.edited_timestamp && values),
    ];
  }
}
