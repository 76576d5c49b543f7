import { isDeepStrictEqual } from 'node:util';
import type { Card } from '../../../src/core/card.ts';
import { announcementsOf, dueAnnouncement } from '../../../src/core/hand/announcing.ts';
import { type HandState, isUndecidedWedding, type PlayState, turnOf } from '../../../src/core/hand/state.ts';
import {
  leadingSeat,
  legalCards,
  playerAt,
  secondDulleWins,
  type Trick,
} from '../../../src/core/hand/trick.ts';
import { ANNOUNCEMENTS } from '../../../src/core/rules/announcement.ts';
import type { Group } from '../../../src/core/rules/cardOrder.ts';
import { handSize } from '../../../src/core/rules/ruleSet.ts';
import { type PerSeat, perSeat, SEATS, type Seat } from '../../../src/core/seat.ts';
import { seatView } from '../../../src/core/view/seatView.ts';
import { historyOf, replay } from '../../../src/players/kernel/history.ts';
import { GROUPS } from '../../../src/players/kernel/kernelOrder.ts';
import { Position, type Terms } from '../../../src/players/kernel/position.ts';
import { plainBit, setHands, World } from '../../../src/players/kernel/world.ts';
import type { PlayedOut } from '../../support/playout.ts';

type PlayedState = PlayState | Extract<HandState, { phase: 'over'; thrownIn: false }>;

const hasPlay = (state: HandState): state is PlayedState =>
  state.phase === 'play' || (state.phase === 'over' && !state.thrownIn);

/** The terms of a hand that has come to play. */
export function termsOf(first: PlayState): Terms {
  const { rules, multiplier, parties, trick } = first;
  const contract = first.contract === 'silent-wedding' ? 'normal' : first.contract;
  const soloist = contract === 'normal' ? null : first.soloist;
  const taker = SEATS.find((seat) => parties[seat] === 're' && seat !== soloist) ?? null;
  return {
    rules,
    contract,
    soloist,
    partner: contract === 'poverty' ? taker : null,
    leader: trick.leader,
    multiplier,
  };
}

export function worldOf(cards: PerSeat<readonly Card[]>): World {
  const world = new World();
  setHands(world, cards);
  return world;
}

/** Where the core and the kernel say different things of a hand, and what. */
export interface Disagreement {
  readonly state: HandState;
  readonly core: unknown;
  readonly kernel: unknown;
}

/** Compares the core and the kernel at every state of a hand; null where they agree. `seen`: of how many states. */
export function disagreement(
  hand: PlayedOut,
  seen: (states: number) => void = () => {},
): Disagreement | null {
  const states = hand.states.filter(hasPlay);
  const [first] = states;
  if (first?.phase !== 'play') return null;
  const world = worldOf(first.cards);
  const position = new Position(termsOf(first));
  position.begin(world);
  const won: number[] = [];
  for (const [index, state] of states.entries()) {
    if (index > 0) follow(position, state, won);
    const [core, kernel] = [coreSays(state), kernelSays(position, won)];
    if (!isDeepStrictEqual(core, kernel)) return { state, core, kernel };
    // Views are costly to make: some of every hand.
    if ((index * 7 + states.length) % 13 !== 0) continue;
    for (const seat of SEATS) {
      const replayed = replayedFrom(state, seat, world);
      if (!isDeepStrictEqual(contentOf(position), contentOf(replayed))) {
        return { state, core: contentOf(position), kernel: contentOf(replayed) };
      }
    }
  }
  seen(states.length);
  return null;
}

/** The position that a seat's view leads to on a deal. */
function replayedFrom(state: HandState, seat: Seat, world: World): Position {
  const history = historyOf(seatView(state, seat));
  const position = new Position({ ...history.terms, multiplier: state.multiplier });
  position.begin(world);
  replay(position, history);
  return position;
}

/** Plays in the kernel what led to `state`. */
function follow(position: Position, state: HandState, won: number[]): void {
  const action = state.actions.at(-1);
  if (action?.do === 'announce') position.announce(action.seat, action.value);
  if (action?.do !== 'play') return;
  position.play(position.order.bitOfPlain[plainBit[action.card]]!);
  if (position.placed === 0) won.push(position.leader);
}

/** Everything a position holds, to compare positions by. */
export function contentOf(position: Position): unknown {
  const entries = Object.entries(position).filter(([key]) => key !== 'terms');
  return Object.fromEntries(
    entries.map(([key, value]) => [key, ArrayBuffer.isView(value) ? [...(value as Int32Array)] : value]),
  );
}

/** What the core says of a state, in words that the kernel has too. */
function coreSays(state: PlayedState): unknown {
  const playing = state.phase === 'play' ? state : null;
  const { order, tricks } = state;
  const table: Trick = playing?.trick ?? { leader: 0, cards: [] };
  const lastTrick = tricks.length === handSize(state.rules) - 1;
  const dulle = secondDulleWins(state.rules.secondDulleWins, lastTrick);
  const turn = turnOf(state);
  const played = [...tricks, table];
  const seen = played.flatMap(({ cards }) => cards);
  return {
    turn,
    legal: playing && turn !== null ? kindsOf(legalCards(state.cards[turn], table, order)) : [],
    announceable: perSeat((seat) => (playing ? announcementsOf(playing, seat) : [])),
    due: dueAnnouncement(state),
    table: table.cards,
    best: table.cards.length > 0 ? leadingSeat(table, order, dulle) : null,
    won: tricks.map(({ winner }) => winner),
    eyes: perSeat((seat) => sum(tricks.map(({ winner, eyes }) => (winner === seat ? eyes : 0)))),
    hands: perSeat((seat) => [...state.cards[seat]].sort()),
    seen: { one: kindsOf(seen), two: kindsOf(seen.filter((card, at) => seen.indexOf(card) < at)) },
    voids: perSeat((seat) =>
      GROUPS.filter((group) => played.some((trick) => failedToFollow(trick, seat, group, order))),
    ),
    ledTricks: GROUPS.map(
      (group) => played.filter(({ cards: [led] }) => led && order.groupOf(led) === group).length,
    ),
    undecided: playing ? isUndecidedWedding(playing) : false,
    parties: perSeat((seat) => state.parties[seat] ?? 'kontra'),
    known: state.known,
    announced: state.announced,
    shift: state.shift,
    scores: state.phase === 'over' ? state.result.scores : null,
  };
}

function failedToFollow(
  { leader, cards }: Trick,
  seat: Seat,
  group: Group,
  { groupOf }: PlayedState['order'],
): boolean {
  const [led] = cards;
  if (!led || groupOf(led) !== group) return false;
  return cards.some((card, place) => playerAt(leader, place) === seat && groupOf(card) !== group);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const kindsOf = (cards: readonly Card[]): Card[] => [...new Set(cards)].sort();

const CALLS = ['none', 'in-time', 'late'] as const;

/** What the kernel says; `won`: the winners of the tricks as they came. */
function kernelSays(position: Position, won: readonly number[]): unknown {
  const { order } = position;
  const over = position.isOver();
  const cardsIn = (mask: number): Card[] => order.cards.filter((_, bit) => ((mask >> bit) & 1) === 1).sort();
  const due = position.due();
  const announced = (party: number) => ({ call: CALLS[position.call[party]!], steps: position.steps[party] });
  return {
    turn: over ? null : position.turn,
    legal: over ? [] : cardsIn(position.legal()),
    announceable: perSeat((seat) => position.announceable(seat)),
    due: due < 0 ? null : { seat: position.leader, value: ANNOUNCEMENTS[due] },
    table: [...position.trick.subarray(0, position.placed)].map((bit) => order.cards[bit]),
    best: position.placed > 0 ? position.bestSeat : null,
    won,
    eyes: [...position.eyes],
    hands: perSeat((seat) => [...cardsIn(position.one[seat]!), ...cardsIn(position.two[seat]!)].sort()),
    seen: { one: cardsIn(position.seenOne), two: cardsIn(position.seenTwo) },
    voids: perSeat((seat) => GROUPS.filter((_, group) => ((position.voids[seat]! >> group) & 1) === 1)),
    ledTricks: [...position.ledTricks],
    undecided: position.undecided,
    parties: perSeat((seat) => position.partyOf(seat)),
    known: perSeat((seat) => knownParty(position, seat)),
    announced: { re: announced(0), kontra: announced(1) },
    shift: position.shift,
    scores: over ? perSeat((seat) => position.pointsOf(seat) + 0) : null,
  };
}

const knownParty = ({ knownRe, knownKontra }: Position, seat: Seat) => {
  if (((knownRe >> seat) & 1) === 1) return 're';
  return ((knownKontra >> seat) & 1) === 1 ? 'kontra' : null;
};
