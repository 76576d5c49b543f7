import type { WebSocket } from 'ws';

/** Events that wait for a client that is away; more than these, and it cannot resume. */
const MAX_REPLAY = 5000;

interface Sent {
  readonly sequence: number;
  readonly frame: string;
}

/** One logged-in client: what it asked for, and what it has been sent. It outlives its socket. */
export class Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  #socket: WebSocket | undefined;
  #sequence = 0;
  #sent: Sent[] = [];
  /** When its socket was lost, in milliseconds since 1970. */
  detachedAt: number | undefined;

  constructor(id: string, intents: number, shard: readonly [number, number]) {
    this.id = id;
    this.intents = intents;
    this.shard = shard;
  }

  get socket(): WebSocket | undefined {
    return this.#socket;
  }

  attach(socket: WebSocket): void {
    this.#socket = socket;
    this.detachedAt = undefined;
  }

  detach(now: number): void {
    this.#socket = undefined;
    this.detachedAt = now;
  }

  /** `data` is JSON already, so that one event for many sessions is written out once. */
  dispatch(event: string, data: string): void {
    this.#sequence += 1;
    const frame = `{"op":0,"t":"${event}","s":${this.#sequence},"d":${data}}`;
    this.#sent.push({ sequence: this.#sequence, frame });
    if (this.#sent.length > MAX_REPLAY) this.#sent = this.#sent.slice(-MAX_REPLAY / 2);
    this.#socket?.send(frame);
  }

  /** Forgets what the client says it has. */
  acknowledge(sequence: number): void {
    if ((this.#sent[0]?.sequence ?? Number.POSITIVE_INFINITY) > sequence) return;
    this.#sent = this.#sent.filter((one) => one.sequence > sequence);
  }

  /** Sends again what came after `sequence`; false if that is no longer known. */
  replay(sequence: number): boolean {
    const first = this.#sent[0]?.sequence ?? this.#sequence + 1;
    if (sequence > this.#sequence || sequence < first - 1) return false;
    for (const { frame } of this.#sent.filter((one) => one.sequence > sequence)) this.#socket?.send(frame);
    return true;
  }
}
