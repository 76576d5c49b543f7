import { leagueOf } from '../../core/league/evolve.ts';
import type { LeagueState } from '../../core/league/state.ts';
import { tableIn } from '../../core/league/tableIn.ts';
import { SEATS, type Seat } from '../../core/seat.ts';
import type { PersonId } from '../../core/table/occupant.ts';
import type { LeagueStore } from '../leagues/leagueStore.ts';
import type { BookedHand, Ledger } from '../ledger.ts';
import { counts, exportedHands, written } from './exportedHands.ts';
import type { Exported } from './exportSources.ts';

type Cell = string | number | boolean | null;

/** Who was drawn for a league's table, in order of seats; null: it is none. */
type Drawn = readonly PersonId[] | null;

/** The columns, in order: what they hold of one seat of a hand. `docs/exports.md` explains them. */
const COLUMNS: Readonly<Record<string, (hand: BookedHand, seat: Seat, drawn: Drawn) => Cell>> = {
  hand: ({ id }) => id,
  ended: ({ at }) => written(at),
  table: ({ table }) => table,
  number: ({ number }) => number,
  league: ({ league }) => league?.league ?? null,
  league_round: ({ league }) => league?.round ?? null,
  league_table: ({ league }) => league?.table ?? null,
  rules: ({ rulesKey }) => rulesKey,
  contract: ({ contract }) => contract,
  solo: ({ soloKind }) => soloKind,
  winner: ({ winner }) => winner,
  re_eyes: ({ reEyes }) => reEyes,
  value: ({ value }) => value,
  multiplier: ({ multiplier }) => multiplier,
  counts: (hand) => counts(hand),
  entered_by: ({ enteredBy }) => enteredBy,
  struck_by: ({ struck }) => struck?.by ?? null,
  struck_at: ({ struck }) => (struck ? written(struck.at) : null),
  replaces: ({ replaces }) => replaces,
  replaced_by: ({ replacedBy }) => replacedBy,
  seat: (_hand, seat) => seat,
  player: ({ seats }, seat) => seats[seat].player,
  name: ({ seats }, seat) => seats[seat].name,
  for_player: (_hand, seat, drawn) => drawn?.[seat] ?? null,
  party: ({ seats }, seat) => seats[seat].party,
  alone: ({ soloist }, seat) => soloist === seat,
  points: ({ seats }, seat) => seats[seat].points,
  announced: ({ seats }, seat) => seats[seat].facts.announced,
  kept: ({ seats }, seat) => seats[seat].facts.kept,
  foxes_caught: ({ seats }, seat) => seats[seat].facts.foxesCaught,
  foxes_lost: ({ seats }, seat) => seats[seat].facts.foxesLost,
  doppelkoepfe: ({ seats }, seat) => seats[seat].facts.doppelkoepfe,
  karlchen: ({ seats }, seat) => seats[seat].facts.karlchen,
};

/**
 * What programs that open the file would take for a formula, or for its beginning: at the start of a text, and
 * after what some of them part cells by, without regard to quotation marks.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s"]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])|^(?=[\t\r\n])/g;

/** A cell as RFC 4180 has it. Text never becomes a formula: an apostrophe before it says that it is text. */
export function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = value.replace(FORMULA, "$1'");
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a file; lines end as RFC 4180 says. */
const line = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Programs for tables take a file for UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands as CSV, a line for each hand and seat. */
export async function* csvOf(
  {
    ledger,
    leagues,
  }: { readonly ledger: Pick<Ledger, 'hands'>; readonly leagues: Pick<LeagueStore, 'load'> },
  exported: Exported,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${line(Object.keys(COLUMNS))}`;
  const columns = Object.values(COLUMNS);
  const drawnFor = drawnIn(leagues);
  for await (const hand of exportedHands(ledger, exported)) {
    const drawn = await drawnFor(hand);
    yield SEATS.map((seat) => line(columns.map((column) => column(hand, seat, drawn)))).join('');
  }
}

/** Looks up who was drawn for a hand's table; each season is read once. */
function drawnIn(leagues: Pick<LeagueStore, 'load'>): (hand: BookedHand) => Promise<Drawn> {
  const read = new Map<string, LeagueState | null>();
  return async ({ league: place }) => {
    if (!place) return null;
    const { league } = place;
    if (!read.has(league)) read.set(league, leagueOf(await leagues.load(league)));
    return tableIn(read.get(league)?.rounds ?? [], place)?.players ?? null;
  };
}
