import { belowOf, roundSeal } from '../../../src/app/fairDeal.ts';
import type { Result } from '../../../src/core/result.ts';
import { DDV, type RuleSet } from '../../../src/core/rules/ruleSet.ts';
import type { Seat } from '../../../src/core/seat.ts';
import type { Move, TableAction } from '../../../src/core/table/action.ts';
import { deadlineOf, waitingFor } from '../../../src/core/table/clock.ts';
import { decideTable } from '../../../src/core/table/decide.ts';
import type { TableEvent } from '../../../src/core/table/event.ts';
import { tableOf } from '../../../src/core/table/evolve.ts';
import { type Fixture, type FixtureSeat, NOTHING_BEFORE } from '../../../src/core/table/fixture.ts';
import { cardsPlayed } from '../../../src/core/table/moving.ts';
import type { TableRejection } from '../../../src/core/table/rejection.ts';
import type { TableSettings } from '../../../src/core/table/settings.ts';
import type { PlayingState, TableState } from '../../../src/core/table/state.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { randomPlayer } from '../../../src/players/randomPlayer.ts';

export const START = 1_790_000_000_000;

/** Who sits down, in this order. */
export const PEOPLE = ['anna', 'ben', 'cleo', 'dora', 'emil', 'finn', 'gina'] as const;

export const person = (id: string) => ({ id, name: id.toUpperCase() });

/** The simplest player: healthy, the first legal card, no announcement. */
const PLAIN = () => 0;

/** A table under test: acts on it, and keeps what happened and what it led to. */
export class Sitting {
  now: TableState | null = null;
  readonly events: TableEvent[] = [];
  at = START;
  private readonly dealer: number;
  private readonly salt: string;

  constructor({ dealer = 0, salt = '' }: { dealer?: number; salt?: string } = {}) {
    this.dealer = dealer;
    this.salt = salt;
  }

  get state(): TableState {
    if (!this.now) throw new Error('Nobody opened the table');
    return this.now;
  }

  get playing(): PlayingState {
    if (this.state.phase !== 'playing') throw new Error(`The table is ${this.state.phase}`);
    return this.state;
  }

  get turn(): Seat {
    const seat = waitingFor(this.state)?.seat;
    if (seat === undefined) throw new Error('Nobody has to move');
    return seat;
  }

  try(action: TableAction): Result<readonly TableEvent[], TableRejection> {
    const number = `${this.salt}${this.events.length}`;
    const seed = Buffer.from(number.padStart(32, '.').slice(-32)).toString('hex');
    const decided = decideTable(this.now, action, {
      at: this.at,
      seal: { seed, commitment: `commitment-${number}` },
      lot: this.dealer,
      roundSeal,
      below: belowOf,
    });
    if (decided.ok) {
      this.now = tableOf(decided.value, this.now);
      this.events.push(...decided.value);
    }
    return decided;
  }

  /** Acts; what happened. */
  take(action: TableAction): readonly TableEvent[] {
    const decided = this.try(action);
    if (!decided.ok) throw new Error(`${action.do} was refused: ${JSON.stringify(decided.error)}`);
    return decided.value;
  }

  /** Acts in vain; why. The table stays as it is. */
  refuse(action: TableAction): TableRejection {
    const decided = this.try(action);
    if (decided.ok) throw new Error(`${action.do} was taken`);
    return decided.error;
  }

  /** Lets time pass, and the clock act at every deadline on the way. */
  wait(milliseconds: number): readonly TableEvent[] {
    const until = this.at + milliseconds;
    const happened: TableEvent[] = [];
    for (;;) {
      const deadline = deadlineOf(this.state);
      if (!deadline || deadline.at > until) break;
      this.at = Math.max(this.at, deadline.at);
      happened.push(...this.take({ do: 'tick' }));
    }
    this.at = until;
    return happened;
  }

  /** Lets time pass up to the next deadline, and the clock act. */
  nextDeadline(): readonly TableEvent[] {
    const deadline = deadlineOf(this.state);
    if (!deadline) throw new Error('Nothing will happen by the clock');
    return this.wait(Math.max(0, deadline.at - this.at));
  }

  /** Makes the move of the seat that is to move, as whoever acts for it. */
  step(random: () => number = PLAIN): readonly TableEvent[] {
    const { hand } = this.playing;
    const seat = this.turn;
    const move = randomPlayer(seatView(hand, seat), random);
    if (!move) throw new Error(`Seat ${seat} had no move`);
    return this.take(this.moveOf(seat, move));
  }

  /** A move of a seat as it would be clicked now. */
  moveOf(seat: Seat, move: Move): TableAction {
    const { hand, deal, chairs } = this.playing;
    const token = { hand: deal.number, played: cardsPlayed(hand, seat) };
    const waiting = waitingFor(this.state);
    if (waiting?.seat === seat && waiting.by === 'computer')
      return { do: 'computer-move', seat, move, token };
    const chair = chairs[deal.lineup[seat]];
    if (chair?.kind !== 'person') throw new Error(`Nobody sits on ${seat}`);
    return { do: 'move', by: chair.person.id, move, token };
  }

  /** Plays until the given thing holds, at most one hand. */
  playUntil(reached: (state: PlayingState) => boolean, random?: () => number): this {
    for (let moves = 0; moves < 400; moves++) {
      if (this.state.phase !== 'playing' || reached(this.state)) return this;
      this.step(random);
    }
    throw new Error('The hand does not end');
  }

  playHand(random?: () => number): this {
    return this.playUntil(() => false, random);
  }
}

interface Given extends Partial<TableSettings> {
  /** Instead of a length. */
  readonly hands?: number;
  /** Four, unless it is said. */
  readonly chairs?: number;
  /** The first of `PEOPLE`; computers take the rest. */
  readonly people?: number;
  readonly dealer?: number;
  readonly salt?: string;
}

/** A table in the lobby: `people` sit from seat 0 on, nobody else. */
export function lobby({ people = 1, dealer, salt, hands = 4, chairs = 4, ...settings }: Given = {}): Sitting {
  const sitting = new Sitting({ ...(dealer === undefined ? {} : { dealer }), ...(salt ? { salt } : {}) });
  sitting.take({
    do: 'open',
    table: 't',
    place: { guildId: 'g', channelId: 'c' },
    host: person(PEOPLE[0]),
    settings: {
      rules: DDV,
      length: { kind: 'hands', hands },
      pace: 'live',
      absence: 'computer',
      hints: false,
      ...settings,
    },
    chairs,
    computers: 0,
  });
  for (const id of PEOPLE.slice(1, people)) sitting.take({ do: 'join', by: person(id) });
  return sitting;
}

interface GivenFixture extends Partial<Fixture> {
  readonly hands?: number;
  readonly rules?: RuleSet;
  readonly pace?: TableSettings['pace'];
  /** So many of `PEOPLE` have sat down. */
  readonly people?: number;
  /** Who opens the table; the first of `PEOPLE`, unless it is said. */
  readonly host?: string;
  readonly dealer?: number;
  readonly salt?: string;
}

/** A league's table in the lobby: its chairs are kept for the first four of `PEOPLE`. */
export function leagueLobby(given: GivenFixture = {}): Sitting {
  const { hands = 4, rules = DDV, pace = 'live', people = 1, ...others } = given;
  const { host = PEOPLE[0], dealer = 2, salt = '', ...fixture } = others;
  const sitting = new Sitting({ dealer, salt });
  sitting.take({
    do: 'open',
    table: 't',
    place: { guildId: 'g', channelId: 'c' },
    host: person(host),
    settings: { rules, length: { kind: 'hands', hands }, pace, absence: 'computer', hints: false },
    chairs: 4,
    computers: 0,
    fixture: {
      league: 'l',
      name: 'Kneipenliga',
      round: 3,
      table: 2,
      seats: [kept('anna'), kept('ben'), kept('cleo'), kept('dora')],
      dealsFrom: null,
      before: NOTHING_BEFORE,
      ...fixture,
    },
  });
  for (const id of PEOPLE.slice(1, people)) sitting.take({ do: 'join', by: person(id) });
  return sitting;
}

/** A chair that a league keeps for somebody. */
export const kept = (id: string): FixtureSeat => ({ kind: 'person', person: person(id) });

/** A session whose first deck is sealed; seat 0 deals, so that seat 3 cuts and seat 1 leads. */
export function sealed(given: Given = {}): Sitting {
  const sitting = lobby({ people: 4, ...given });
  for (const chair of sitting.state.chairs)
    if (!chair) sitting.take({ do: 'add-computer', by: 'anna', level: 'club', seats: 'one' });
  sitting.take({ do: 'start', by: 'anna' });
  return sitting;
}

/** A session whose first hand is dealt and waits for its first declaration. */
export function dealtOut(given: Given = {}): Sitting {
  const sitting = sealed(given);
  if (sitting.state.phase === 'cutting') sitting.nextDeadline();
  return sitting;
}

/** A session in which all are healthy and the first card is to be led, by seat 1. */
export function inPlay(given: Given = {}): Sitting {
  return dealtOut(given).playUntil(({ hand }) => hand.phase === 'play');
}

export const typesOf = (events: readonly TableEvent[]): readonly string[] =>
  events.map((event) => (event.type === 'hand-event' ? `hand:${event.event.type}` : event.type));
