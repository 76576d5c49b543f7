import * as v from 'valibot';
import { type Card, isCard } from '../../core/card.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { ANNOUNCEMENTS } from '../../core/rules/announcement.ts';
import { PARTIES } from '../../core/rules/contract.ts';
import { type HandRuleDifferences, parseRules } from '../../core/rules/readRules.ts';
import { DECLARATIONS, type ReservationName } from '../../core/rules/reservation.ts';
import { SOLOS } from '../../core/rules/ruleSet.ts';
import { isSeat, type Seat } from '../../core/seat.ts';
import type { SeatView } from '../../core/view/seatView.ts';

/** More things than can be done in a hand, and more cards than a seat can see. */
const MOST_ACTIONS = 100;
const MOST_CARDS = 15;

const SOLO_CONTRACTS = SOLOS.map((solo) => `solo-${solo}` as const);
const NAMES: readonly ReservationName[] = [...SOLO_CONTRACTS, 'throw-in', 'poverty', 'wedding'];

const seat = v.custom<Seat>(isSeat, 'must be a seat, 0 to 3');
const card = v.custom<Card>(isCard, 'must be a card');
const cards = v.pipe(v.array(card), v.maxLength(MOST_CARDS));
const party = v.nullable(v.picklist(PARTIES));
const rules = v.custom<HandRuleDifferences>((given) => parseRules(given).ok, 'must be rules of a record');

const declare = { do: v.literal('declare'), value: v.picklist(DECLARATIONS) };
const name = { do: v.literal('name'), value: v.picklist(NAMES) };
const take = { do: v.literal('take'), value: v.boolean() };
const announce = { do: v.literal('announce'), value: v.picklist(ANNOUNCEMENTS) };
const play = { do: v.literal('play'), card };

const action = v.variant('do', [
  v.object({ seat, ...declare }),
  v.object({ seat, ...name }),
  v.object({ seat, ...take }),
  v.object({ seat, do: v.literal('pass'), cards }),
  v.object({
    seat,
    do: v.literal('pass'),
    trumps: v.exactOptional(v.number()),
    cards: v.exactOptional(v.never()),
  }),
  v.object({ seat, ...announce }),
  v.object({ seat, ...play }),
]);

const legal = v.variant('do', [
  v.object(declare),
  v.object(name),
  v.object(take),
  v.object({ do: v.literal('pass'), count: v.literal(3), must: cards }),
  v.object(announce),
  v.object(play),
]);

const view = v.object({
  format: v.literal('doko-view/1'),
  seat,
  rules,
  dealer: seat,
  owesSolo: v.exactOptional(v.array(seat)),
  forcedSolo: v.exactOptional(seat),
  phase: v.picklist(['declare', 'name', 'take', 'pass', 'play', 'over']),
  contract: v.nullable(v.picklist(['normal', 'wedding', 'poverty', 'thrown-in', ...SOLO_CONTRACTS])),
  dealt: cards,
  cards,
  party,
  knownParties: v.strictTuple([party, party, party, party]),
  turn: v.nullable(seat),
  schweine: v.exactOptional(seat),
  superschweine: v.exactOptional(seat),
  actions: v.pipe(v.array(action), v.maxLength(MOST_ACTIONS)),
  legal: v.pipe(v.array(legal), v.maxLength(MOST_ACTIONS)),
});

/** What is wrong with a field, as the rest of a sentence that begins with it. */
function complaint({ type, expected, received, message }: v.InferIssue<typeof view>): string {
  if (received === 'undefined') return ' is missing';
  if (type === 'max_length') return ' is too long';
  return type === 'custom' ? `: ${message}` : `: expected ${expected}, not ${received}`;
}

/** Reads what has the shape of a `doko-view/1`; what else it holds is left out. Error: one sentence naming the field. */
export function readView(json: unknown): Result<SeatView, string> {
  const parsed = v.safeParse(view, json, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  return err(`${path === null ? 'The view' : `"${path}"`}${complaint(issue)}.`);
}
