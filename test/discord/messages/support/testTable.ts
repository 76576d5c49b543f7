import { createHash } from 'node:crypto';
import { roundSeal } from '../../../../src/app/fairDeal.ts';
import { readTable, type TableReading } from '../../../../src/app/tableReading.ts';
import { type Card, fullDeck } from '../../../../src/core/card.ts';
import { turnOf } from '../../../../src/core/hand/state.ts';
import type { Result } from '../../../../src/core/result.ts';
import { DDV } from '../../../../src/core/rules/ruleSet.ts';
import type { PerSeat, Seat } from '../../../../src/core/seat.ts';
import { type Below, shuffled } from '../../../../src/core/shuffle.ts';
import type { Circumstances, Move, TableAction } from '../../../../src/core/table/action.ts';
import { waitingFor } from '../../../../src/core/table/clock.ts';
import { decideTable } from '../../../../src/core/table/decide.ts';
import { tableOf } from '../../../../src/core/table/evolve.ts';
import { type Fixture, type FixtureSeat, NOTHING_BEFORE } from '../../../../src/core/table/fixture.ts';
import { cardsPlayed } from '../../../../src/core/table/moving.ts';
import type { Person, PersonId } from '../../../../src/core/table/occupant.ts';
import type { TableRejection } from '../../../../src/core/table/rejection.ts';
import type { TableSettings } from '../../../../src/core/table/settings.ts';
import { nextNumber, type TableState } from '../../../../src/core/table/state.ts';
import { legalActions } from '../../../../src/core/view/legalActions.ts';

export type Hands = PerSeat<readonly Card[]>;

/** Who sits where, unless a test says otherwise. */
export const PEOPLE = [
  { id: '100000000000000001', name: 'Anna' },
  { id: '100000000000000002', name: 'Ben' },
  { id: '100000000000000003', name: 'Cleo' },
  { id: '100000000000000004', name: 'Dora' },
] as const;

export const [ANNA, BEN, CLEO, DORA] = PEOPLE;

/** Who sits down where more than four play. */
export const EMIL = { id: '100000000000000005', name: 'Emil' };
export const FINN = { id: '100000000000000006', name: 'Finn' };

/** A chair that a league keeps for somebody. */
export const keptFor = (person: Person): FixtureSeat => ({ kind: 'person', person });

const START = Date.UTC(2026, 0, 1, 20);

/** Small, seeded, good enough for tests (mulberry32). */
export function randomOf(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** The picks with which the shuffle makes exactly these hands. */
function belowFor(hands: Hands): Below {
  const target = hands.flat();
  const deck = [...fullDeck(target.length === 48)];
  return (limit) => {
    const pick = deck.lastIndexOf(target[limit - 1]!, limit - 1);
    [deck[limit - 1], deck[pick]] = [deck[pick]!, deck[limit - 1]!];
    return pick;
  };
}

/** An action as it was taken, and the hands that were dealt if it dealt any. */
export interface Step {
  readonly action: TableAction;
  readonly at: number;
}

/** A table played in memory, with a clock and a deck that the test sets. */
export class TestTable {
  readonly steps: Step[] = [];
  /** Hands by number of the deal; others are shuffled by seed. */
  readonly decks: Map<number, Hands>;
  now = START;
  private present: TableState | null = null;
  private version = 0;
  private readonly random: (limit: number) => number;

  constructor(seed = 1, decks: ReadonlyMap<number, Hands> = new Map()) {
    this.random = randomOf(seed);
    this.decks = new Map(decks);
  }

  get state(): TableState {
    return this.present!;
  }

  get reading(): TableReading {
    return readTable(this.state, this.version);
  }

  attempt(action: TableAction): Result<unknown, TableRejection> {
    const decided = decideTable(this.present, action, this.circumstances());
    if (decided.ok) {
      this.present = tableOf(decided.value, this.present);
      this.version += decided.value.length;
      this.steps.push({ action, at: this.now });
    }
    return decided;
  }

  act(action: TableAction): this {
    const decided = this.attempt(action);
    if (!decided.ok) throw new Error(`${action.do} was refused: ${JSON.stringify(decided.error)}`);
    return this;
  }

  open(
    settings: Partial<TableSettings> = {},
    computers = 0,
    host: { id: string; name: string } = ANNA,
    chairs = 4,
  ): this {
    return this.act({
      do: 'open',
      table: 'k3f9',
      place: { guildId: '200000000000000001', channelId: '300000000000000001' },
      host,
      settings: {
        rules: DDV,
        length: { kind: 'hands', hands: 4 },
        pace: 'live',
        absence: 'computer',
        hints: false,
        ...settings,
      },
      chairs,
      computers,
    });
  }

  /** A league's table: its chairs are kept for Anna, Ben, Cleo and Dora, unless it is said. */
  openFixture(
    { hands = 4, ...fixture }: Partial<Fixture> & { readonly hands?: number } = {},
    host: { id: string; name: string } = ANNA,
  ): this {
    return this.act({
      do: 'open',
      table: 'k3f9',
      place: { guildId: '200000000000000001', channelId: '300000000000000001' },
      host,
      settings: {
        rules: DDV,
        length: { kind: 'hands', hands },
        pace: 'live',
        absence: 'computer',
        hints: false,
      },
      chairs: 4,
      computers: 0,
      fixture: {
        league: 'l5',
        name: 'Kneipen*liga',
        round: 3,
        table: 2,
        seats: [keptFor(ANNA), keptFor(BEN), keptFor(CLEO), keptFor(DORA)],
        dealsFrom: null,
        before: NOTHING_BEFORE,
        ...fixture,
      },
    });
  }

  join(...people: readonly { id: string; name: string }[]): this {
    for (const by of people) this.act({ do: 'join', by });
    return this;
  }

  /** Starts, and leaves the first deck uncut unless told otherwise. */
  start(by: PersonId = ANNA.id): this {
    return this.act({ do: 'start', by });
  }

  cut(cut: number | null = null): this {
    if (this.state.phase !== 'cutting') return this;
    const { cutter } = this.reading.table.present!.deal;
    const chair = this.state.chairs[cutter];
    if (chair?.kind !== 'person') return this;
    return this.act({ do: 'cut', by: chair.person.id, cut, hand: this.state.deal.number });
  }

  move(seat: Seat, move: Move): this {
    return this.act(this.moveOf(seat, move));
  }

  /** Moves of the seats whose turn it is, one after another. */
  moves(...moves: readonly Move[]): this {
    for (const move of moves) this.move(this.turn, move);
    return this;
  }

  get turn(): Seat {
    if (this.state.phase !== 'playing') throw new Error(`Nobody's turn while ${this.state.phase}`);
    return turnOf(this.state.hand)!;
  }

  healthy(times = 4): this {
    for (let n = 0; n < times; n++) this.move(this.turn, { do: 'declare', value: 'healthy' });
    return this;
  }

  /** Plays random legal cards, nothing announced, until so many cards of the hand are on the table. */
  playCards(count: number): this {
    for (let n = 0; n < count && this.state.phase === 'playing' && this.state.hand.phase === 'play'; n++) {
      const cards = this.legal().filter((move) => move.do === 'play');
      this.move(this.turn, cards[this.random(cards.length)]!);
    }
    return this;
  }

  /** Plays the hand to its end. */
  playOut(): this {
    return this.playCards(48);
  }

  nextHand(by: PersonId = ANNA.id): this {
    const hand = this.state.phase === 'between' ? nextNumber(this.state) : 0;
    return this.act({ do: 'next-hand', by, hand });
  }

  /** Lets time pass and the clock strike. */
  wait(milliseconds: number): this {
    this.now += milliseconds;
    return this.act({ do: 'tick' });
  }

  legal(seat: Seat = this.turn): readonly Move[] {
    if (this.state.phase !== 'playing') return [];
    return legalActions(this.state.hand, seat).flatMap((action): Move[] =>
      action.do === 'pass' ? [] : [action],
    );
  }

  /** One random thing that can happen: a move in turn, an announcement, an early answer, a pause, time. */
  step(): boolean {
    const { random, state } = this;
    if (state.phase === 'ended') return false;
    if (state.phase !== 'lobby' && state.paused)
      return this.act({ do: 'resume', by: this.anybody() }) !== null;
    if (state.phase === 'cutting') return this.cut(random(2) ? 1 + random(25) : null) !== null;
    if (state.phase === 'between') return this.nextHand(this.anybody()) !== null;
    if (state.phase === 'lobby') return this.start(this.anybody()) !== null;
    const dice = random(20);
    if (dice === 0) return this.wait(45_000) !== null;
    if (dice === 1) return this.act({ do: 'pause', by: this.anybody() }) !== null;
    const seat = (dice < 6 ? random(4) : this.turn) as Seat;
    const early = this.earlyAnswers(seat);
    const own = this.legal(seat);
    const quiet = own.filter((move) => move.do !== 'announce');
    const choices = early.length > 0 ? early : dice % 2 && quiet.length > 0 ? quiet : own;
    // Most hands are normal games: few who could reserve do.
    const [first] = choices;
    const move = first?.do === 'declare' && random(4) ? first : choices[random(choices.length || 1)];
    if (!move) return true;
    this.attempt(this.moveOf(seat, move));
    return true;
  }

  private earlyAnswers(seat: Seat): readonly Move[] {
    if (this.state.phase !== 'playing') return [];
    const chair = this.state.chairs[this.state.deal.lineup[seat]];
    return chair?.kind === 'person' ? (this.reading.player(chair.person.id)?.early.open ?? []) : [];
  }

  private anybody(): PersonId {
    const person = this.state.chairs.find((chair) => chair?.kind === 'person');
    return person?.kind === 'person' ? person.person.id : '';
  }

  private moveOf(seat: Seat, move: Move): TableAction {
    const { state } = this;
    if (state.phase !== 'playing') throw new Error(`No moves while ${state.phase}`);
    const token = { hand: state.deal.number, played: cardsPlayed(state.hand, seat) };
    const waiting = waitingFor(state);
    if (waiting?.seat === seat && waiting.by === 'computer')
      return { do: 'computer-move', seat, move, token };
    const chair = state.chairs[state.deal.lineup[seat]];
    if (chair?.kind !== 'person') return { do: 'computer-move', seat, move, token };
    return { do: 'move', by: chair.person.id, move, token };
  }

  private circumstances(): Circumstances {
    const number = this.present && this.present.phase !== 'lobby' ? this.present.finished.length + 1 : 1;
    const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
    return {
      at: this.now,
      seal: { seed: digest(`seed ${number}`), commitment: digest(`commitment ${number}`) },
      lot: 3,
      roundSeal,
      below: () => {
        const hands = this.decks.get(number) ?? this.shuffle();
        this.decks.set(number, hands);
        return belowFor(hands);
      },
    };
  }

  private shuffle(): Hands {
    const deck = shuffled(fullDeck(true), this.random);
    return [deck.slice(0, 12), deck.slice(12, 24), deck.slice(24, 36), deck.slice(36)];
  }
}
