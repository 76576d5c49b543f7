/** The four people at a table, by chair. */
export type Seating = [number, number, number, number];

/** How often each player has sat on each chair, four numbers to a player. */
export type ChairCounts = readonly number[];

const CHAIR_PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

/**
 * Seats people at their tables, in place, so that over all of them each has sat on each chair equally often, give or
 * take one. `before` counts earlier days, which may leave more.
 */
export function seatEvenly(tables: readonly Seating[], before: ChairCounts): void {
  for (let again = true; again; ) {
    again = false;
    for (const [left, right] of CHAIR_PAIRS) {
      if (!isUneven(tables, left, right)) continue;
      shareOut(tables, left, right);
      again = true;
    }
  }
  if (before.some((times) => times > 0)) makeUp(tables, before);
}

function isUneven(tables: readonly Seating[], left: number, right: number): boolean {
  const lead = new Map<number, number>();
  for (const table of tables) {
    const [a, b] = [table[left] ?? 0, table[right] ?? 0];
    lead.set(a, (lead.get(a) ?? 0) + 1);
    lead.set(b, (lead.get(b) ?? 0) - 1);
  }
  return [...lead.values()].some((times) => Math.abs(times) > 1);
}

/**
 * Shares two chairs out anew: each table joins the two people that sit there. Along trails through all tables
 * everybody comes in to one of the chairs as often as they leave from the other, give or take one.
 */
function shareOut(tables: readonly Seating[], left: number, right: number): void {
  const open = new Map<number, Set<Seating>>();
  const tablesOf = (player: number): Set<Seating> => {
    const known = open.get(player);
    if (known) return known;
    const none = new Set<Seating>();
    open.set(player, none);
    return none;
  };
  for (const table of tables) {
    tablesOf(table[left] ?? 0).add(table);
    tablesOf(table[right] ?? 0).add(table);
  }
  const walk = (from: number): void => {
    let here = from;
    for (;;) {
      const [table] = tablesOf(here);
      if (!table) return;
      const other = table[left] === here ? (table[right] ?? 0) : (table[left] ?? 0);
      tablesOf(here).delete(table);
      tablesOf(other).delete(table);
      table[left] = here;
      table[right] = other;
      here = other;
    }
  };
  // Trails that have ends begin where a number is odd; what is left are rings.
  for (const [player, at] of open) if (at.size % 2 === 1) walk(player);
  for (const player of open.keys()) while (tablesOf(player).size > 0) walk(player);
}

/** Where people sat on other days before, changes chairs within tables as long as it helps. */
function makeUp(tables: readonly Seating[], before: ChairCounts): void {
  const counts = [...before];
  const times = (player: number, chair: number): number => counts[4 * player + chair] ?? 0;
  const count = (player: number, chair: number, by: number): void => {
    counts[4 * player + chair] = times(player, chair) + by;
  };
  for (const table of tables) for (const [chair, player] of table.entries()) count(player, chair, 1);
  for (let improved = true; improved; ) {
    improved = false;
    for (const table of tables) {
      for (const [left, right] of CHAIR_PAIRS) {
        const [a, b] = [table[left], table[right]];
        const growth = times(a, right) - times(a, left) + times(b, left) - times(b, right) + 2;
        if (growth >= 0) continue;
        table[left] = b;
        table[right] = a;
        count(a, left, -1);
        count(a, right, 1);
        count(b, right, -1);
        count(b, left, 1);
        improved = true;
      }
    }
  }
}
