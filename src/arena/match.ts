import type { RuleSet } from '../core/rules/ruleSet.ts';
import { perSeat } from '../core/seat.ts';
import { arenaDeal, seedOf } from './arenaDeal.ts';
import type { ArenaPlayer } from './arenaPlayer.ts';
import { type DealFacts, factsOf, type GameFacts } from './facts.ts';
import { playGame } from './game.ts';
import { PLACES, type Seating, type Side, sidesOf } from './seating.ts';
import { Stopwatch, type Times } from './stopwatch.ts';

/** What is played: the same everywhere, however many threads share it. Plain data. */
export interface Match {
  /** The challenger, and who sits in the other places: names, or `exec:COMMAND`. */
  readonly a: string;
  readonly b: string;
  readonly rules: RuleSet;
  readonly seating: Seating;
  /** Any text; the same seed gives the same deals and the same random numbers. */
  readonly seed: string;
  /** Milliseconds that outside programs are told to decide within; null: they are not told. */
  readonly budget: number | null;
}

/** Plays deals of a match with the players it was given, and times them. */
export class MatchPlay {
  private readonly match: Match;
  private readonly players: Readonly<Record<Side, ArenaPlayer>>;
  private readonly watches = { a: new Stopwatch(), b: new Stopwatch() };

  constructor(match: Match, players: Readonly<Record<Side, ArenaPlayer>>) {
    this.match = match;
    this.players = players;
  }

  /** Plays the deal of that number in all its seatings. Rejects with an `ArenaError` where a player is wrong. */
  async play(deal: number): Promise<DealFacts> {
    const { seed, rules, seating } = this.match;
    const setup = arenaDeal(seed, deal, rules);
    const games: GameFacts[] = [];
    for (const places of PLACES[seating]) {
      const sides = sidesOf(places, setup.dealer);
      const players = perSeat((seat) => this.players[sides[seat]]);
      const watches = perSeat((seat) => this.watches[sides[seat]]);
      games.push(factsOf(await playGame(setup, { players, watches }, seedOf(seed, deal))));
    }
    return { deal, dealer: setup.dealer, games };
  }

  times(): Readonly<Record<Side, Times>> {
    return { a: this.watches.a.times(), b: this.watches.b.times() };
  }
}
