import { err, ok, type Result } from '../core/result.ts';
import { isSolo } from '../core/rules/contract.ts';
import { type Draft, entryOf, type Missing, missingIn } from '../core/score/draft.ts';
import { type EntryFault, scoreEntry } from '../core/score/entry.ts';
import { NO_FACTS, type SeatFacts } from '../core/score/seatFacts.ts';
import { isOneAgainstThree, type Score } from '../core/score/tally.ts';
import { perSeat, SEATS } from '../core/seat.ts';
import type { Person } from '../core/table/occupant.ts';
import type { AuditLog } from './audit.ts';
import { ENTRY_LIFETIME, type Entries, type OpenEntry } from './entries.ts';
import type { BookedHand, Ledger, NewHand } from './ledger.ts';
import { pointsNote } from './pointsNote.ts';
import { SerialQueue } from './serialQueue.ts';

/** Why an entry is no hand yet: something is missing, or no hand can be like that. */
export type EntryTrouble = { readonly code: 'missing'; readonly what: Missing } | EntryFault;

/** What an entry comes to; points are worked out by the same rules as those of a hand that was played here. */
export function scoreOf({ draft, rules }: Pick<OpenEntry, 'draft' | 'rules'>): Result<Score, EntryTrouble> {
  const what = missingIn(draft);
  return what ? err({ code: 'missing', what }) : scoreEntry(entryOf(draft, rules));
}

/** Why an entry was not booked: it is gone, is no hand yet, or what it replaces was replaced meanwhile. */
export type NotBooked = { readonly code: 'gone' } | { readonly code: 'replaced-already' } | EntryTrouble;

/** Hands that are entered, corrected, struck and restored; every such act is noted in the list of corrections. */
export class EnteredHands {
  private readonly entries: Entries;
  private readonly ledger: Ledger;
  private readonly audit: AuditLog;
  private readonly now: () => number;
  private readonly changed: (hand: string) => void;
  private readonly recounted: (league: string) => void;
  private readonly queue = new SerialQueue();

  constructor(parts: {
    readonly entries: Entries;
    readonly ledger: Ledger;
    readonly audit: AuditLog;
    readonly now: () => number;
    /** Called after a hand was booked, struck or restored: what tells of it in public is to follow. */
    readonly changed: (hand: string) => void;
    /** Called where it was a hand of a league's season. */
    readonly recounted: (league: string) => void;
  }) {
    this.entries = parts.entries;
    this.ledger = parts.ledger;
    this.audit = parts.audit;
    this.now = parts.now;
    this.changed = parts.changed;
    this.recounted = parts.recounted;
  }

  async open(entry: Omit<OpenEntry, 'openedAt'>): Promise<OpenEntry> {
    const opened = { ...entry, openedAt: this.now() };
    await this.entries.sweep(opened.openedAt - ENTRY_LIFETIME);
    await this.entries.open(opened);
    return opened;
  }

  /** Null where it is booked, discarded, or older than a day. */
  async find(id: string): Promise<OpenEntry | null> {
    const entry = await this.entries.find(id);
    return entry && entry.openedAt >= this.now() - ENTRY_LIFETIME ? entry : null;
  }

  /** What was chosen of a hand that is booked; null where it was played here. */
  async chosen(hand: string): Promise<Draft | null> {
    return (await this.entries.booked(hand))?.draft ?? null;
  }

  /** Changes what was chosen; of two at once, the second changes what the first made of it. */
  change(id: string, of: (draft: Draft) => Draft): Promise<OpenEntry | null> {
    return this.queue.run(id, async () => {
      const entry = await this.find(id);
      if (!entry) return null;
      const draft = of(entry.draft);
      await this.entries.change(id, draft);
      return { ...entry, draft };
    });
  }

  discard(id: string): Promise<void> {
    return this.queue.run(id, () => this.entries.discard(id));
  }

  /** Books an entry, once however often it is asked; gives the hand in the books. */
  book(id: string, guildId: string, by: Person): Promise<Result<BookedHand, NotBooked>> {
    return this.queue.run(id, async () => {
      const entry = await this.find(id);
      if (!entry) {
        const booked = await this.ledger.hand(guildId, id);
        return booked ? ok(booked) : err({ code: 'gone' });
      }
      const score = scoreOf(entry);
      if (!score.ok) return score;
      const replaced = entry.replaces ? await this.ledger.hand(guildId, entry.replaces) : null;
      const at = this.now();
      const hand = newHand(entry, score.value, by, at, replaced);
      const entered = await this.ledger.enter(hand, replaced && { hand: replaced.id, at });
      const booked = await this.ledger.hand(guildId, id);
      if (!booked) return err({ code: 'replaced-already' });
      // Taken already: an earlier process booked it and could say no more.
      if (entered) await this.noteEntered(booked, replaced, by, at);
      await this.entries.close(id);
      this.tell(booked);
      return ok(booked);
    });
  }

  /** Finishes what an earlier process left: entries that were booked and not closed, and of which nobody was told. */
  async recover(): Promise<void> {
    await this.entries.sweep(this.now() - ENTRY_LIFETIME);
    const { open, untold } = await this.entries.unsettled();
    for (const id of open) {
      if (!(await this.ledger.hand(null, id))) continue;
      await this.entries.close(id);
      this.changed(id);
    }
    for (const id of untold) this.changed(id);
  }

  /** False where it is struck already, or gone. */
  async strike(hand: BookedHand, by: Person): Promise<boolean> {
    const { id, guildId } = hand;
    const at = this.now();
    if (!(await this.ledger.strike(guildId, id, by.id, at))) return false;
    const before = pointsNote(hand);
    await this.audit.note({ guildId, at, by, what: 'hand-struck', subject: id, before, after: null });
    this.tell(hand);
    return true;
  }

  /** False where it counts, or another hand in its place does. */
  async restore(hand: BookedHand, by: Person): Promise<boolean> {
    const { id, guildId } = hand;
    if (!(await this.ledger.restore(guildId, id))) return false;
    const after = pointsNote(hand);
    await this.audit.note({
      guildId,
      at: this.now(),
      by,
      what: 'hand-restored',
      subject: id,
      before: null,
      after,
    });
    this.tell(hand);
    return true;
  }

  /** What tells of a hand, and of the one in whose place it stands, is to follow. */
  private tell({ id, replaces, league }: BookedHand): void {
    this.changed(id);
    if (replaces !== null) this.changed(replaces);
    if (league) this.recounted(league.league);
  }

  private async noteEntered(
    hand: BookedHand,
    replaced: BookedHand | null,
    by: Person,
    at: number,
  ): Promise<void> {
    const { guildId } = hand;
    const after = pointsNote(hand);
    await this.audit.note(
      replaced
        ? {
            guildId,
            at,
            by,
            what: 'hand-replaced',
            subject: replaced.id,
            before: pointsNote(replaced),
            after,
          }
        : { guildId, at, by, what: 'hand-entered', subject: hand.id, before: null, after },
    );
  }
}

/**
 * The hand as the books take it. One that replaces another stands where that one stood: at its time, table and
 * place in a league.
 */
function newHand(
  { id, guildId, rules, draft, players }: OpenEntry,
  { winner, value, scores }: Score,
  by: Person,
  at: number,
  replaced: BookedHand | null,
): NewHand {
  const { contract, multiplier } = draft;
  const { parties } = entryOf(draft, rules);
  const [lone] = SEATS.filter((seat) => parties[seat] === 're');
  return {
    id,
    guildId,
    at: replaced?.at ?? at,
    table: replaced?.table ?? null,
    number: replaced?.number ?? 1,
    enteredBy: by.id,
    league: replaced?.league ?? null,
    concealed: replaced?.concealed ?? false,
    rules,
    contract,
    soloist: isOneAgainstThree(parties) ? (lone ?? null) : null,
    soloKind: isSolo(contract) ? (replaced?.soloKind ?? 'voluntary') : null,
    winner,
    reEyes: draft.reEyes,
    value,
    multiplier,
    seats: perSeat((seat) => ({
      ...players[seat],
      party: parties[seat],
      points: scores[seat],
      facts: factsAfter(replaced?.seats[seat].facts ?? NO_FACTS, parties[seat] === winner),
    })),
  };
}

/** What a seat did was seen where the hand was played here; whether announcements were kept follows the result. */
const factsAfter = (facts: SeatFacts, won: boolean): SeatFacts => ({
  ...facts,
  kept: won ? facts.announced : 0,
});
