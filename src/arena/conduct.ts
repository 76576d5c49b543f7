import { ANNOUNCEMENTS, type Announcement } from '../core/rules/announcement.ts';
import { isSolo, type SoloContract } from '../core/rules/contract.ts';
import { SOLOS } from '../core/rules/ruleSet.ts';
import type { Seat } from '../core/seat.ts';
import type { GameFacts, SoloReason } from './facts.ts';
import { type Outcome, Outcomes } from './outcomes.ts';

/** An announcement: how often it was made, and of these as a late reply, and how often in a solo. */
interface AnnouncementOutcome extends Outcome {
  readonly late: number;
  readonly inSolos: Outcome;
}

/** A solo: how often it was named; the rest counts those that were played. */
interface SoloOutcome extends Outcome {
  readonly named: number;
}

/** What one side did in its seats, each seat of each game counted. */
export interface Conduct {
  /** Seats of this side in all games, those thrown in included. */
  readonly hands: number;
  readonly re: Outcome;
  readonly kontra: Outcome;
  readonly announcements: Readonly<Record<Announcement, AnnouncementOutcome>>;
  readonly solos: Readonly<Record<SoloReason, SoloOutcome>> & {
    readonly kinds: Readonly<Partial<Record<SoloContract, SoloOutcome>>>;
  };
  readonly weddings: Outcome;
  readonly silentWeddings: Outcome;
  /** Poverties of this side's seats that stood: how many were taken, and how those went. */
  readonly poverties: Outcome & { readonly stood: number };
  /** Poverties of others that this side took. */
  readonly povertiesTaken: Outcome;
}

class SoloCount {
  named = 0;
  readonly played = new Outcomes();

  outcome = (): SoloOutcome => ({ named: this.named, ...this.played.outcome() });
}

class AnnouncementCount {
  late = 0;
  readonly all = new Outcomes();
  readonly inSolos = new Outcomes();

  outcome = (): AnnouncementOutcome => ({
    ...this.all.outcome(),
    late: this.late,
    inSolos: this.inSolos.outcome(),
  });
}

const record = <K extends string, V>(keys: readonly K[], make: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;

const SOLO_CONTRACTS = SOLOS.map((solo): SoloContract => `solo-${solo}`);
const SOLO_REASONS: readonly SoloReason[] = ['voluntary', 'mandatory', 'forced'];

/** Counts what a side does; games are added deal by deal. */
export class ConductCount {
  private hands = 0;
  private stood = 0;
  private readonly parties = { re: new Outcomes(), kontra: new Outcomes() };
  private readonly announcements = record(ANNOUNCEMENTS, () => new AnnouncementCount());
  private readonly solos = record(SOLO_CONTRACTS, () => new SoloCount());
  private readonly reasons = record(SOLO_REASONS, () => new SoloCount());
  private readonly weddings = new Outcomes();
  private readonly silentWeddings = new Outcomes();
  private readonly poverties = new Outcomes();
  private readonly povertiesTaken = new Outcomes();

  /** Adds what the seats of this side did in a game. */
  add(deal: number, game: GameFacts, seats: readonly Seat[]): void {
    for (const seat of seats) this.addSeat(deal, game, seat);
  }

  private addSeat(deal: number, game: GameFacts, seat: Seat): void {
    const points = game.scores[seat];
    const party = game.parties?.[seat] ?? null;
    const won = party !== null && game.winner === party;
    const note = (outcomes: Outcomes) => outcomes.add(deal, points, won);
    this.hands += 1;
    if (party) note(this.parties[party]);
    for (const made of game.announcements) {
      if (made.seat !== seat) continue;
      const count = this.announcements[made.value];
      note(count.all);
      if (isSolo(game.contract)) note(count.inSolos);
      if (made.late) count.late += 1;
    }
    for (const { seat: by, solo, reason } of game.named) {
      if (by !== seat) continue;
      for (const count of [this.solos[solo], this.reasons[reason]]) {
        count.named += 1;
        if (game.soloist === seat && game.contract === solo) note(count.played);
      }
    }
    if (game.poverty?.poor === seat) this.stood += 1;
    if (game.poverty?.taker === seat) note(this.povertiesTaken);
    if (game.soloist !== seat) return;
    if (game.contract === 'wedding') note(this.weddings);
    if (game.contract === 'silent-wedding') note(this.silentWeddings);
    if (game.contract === 'poverty') note(this.poverties);
  }

  conduct(): Conduct {
    const named = SOLO_CONTRACTS.filter((solo) => this.solos[solo].named > 0);
    return {
      hands: this.hands,
      re: this.parties.re.outcome(),
      kontra: this.parties.kontra.outcome(),
      announcements: record(ANNOUNCEMENTS, (value) => this.announcements[value].outcome()),
      solos: {
        ...record(SOLO_REASONS, (reason) => this.reasons[reason].outcome()),
        kinds: record(named, (solo) => this.solos[solo].outcome()),
      },
      weddings: this.weddings.outcome(),
      silentWeddings: this.silentWeddings.outcome(),
      poverties: { stood: this.stood, ...this.poverties.outcome() },
      povertiesTaken: this.povertiesTaken.outcome(),
    };
  }
}
