import type { Analysis, RatedMove } from '../../../../src/app/coach/analyst.ts';
import type { Outlook } from '../../../../src/players/coach/analysis.ts';

const OUTLOOK: Outlook = {
  points: 0,
  error: 0.1,
  wins: 0.5,
  partyTakes: null,
  ownTakes: null,
  eyes: 120,
  extras: 0,
};

/** A move with what it leads to, as far as a test cares. */
export const rated = <M>(move: M, outlook: Partial<Outlook> = {}): RatedMove<M> => ({
  move,
  ...OUTLOOK,
  ...outlook,
});

type Turn = Analysis['moves'];

/** Cards of which the first is better than the others by what is said; the last one falls off clearly. */
const cards = (better: Partial<Outlook>, worse: Partial<Outlook>): Turn => [
  rated({ do: 'play', card: 'CA' }, { points: 1.2, error: 0, ...better }),
  rated({ do: 'play', card: 'ST' }, { points: 1.1, error: 0.2, ...better }),
  rated({ do: 'play', card: 'HK' }, { points: -0.4, ...worse }),
  rated({ do: 'play', card: 'DA' }, { points: -3.25, ...worse }),
];

const SILENCE = rated(null, { points: 0.4, error: 0 });

const of = (moves: Turn, announcements: Analysis['announcements'] = []): Analysis => ({
  moves,
  announcements,
  deals: 240,
});

/** What a coach may think, by name: each ground, each kind of decision, and announcements beside them. */
export const ANALYSES: Readonly<Record<string, Analysis>> = {
  'own card takes it': of(cards({ ownTakes: 0.78, partyTakes: 0.8 }, { ownTakes: 0.31, partyTakes: 0.6 }), [
    SILENCE,
    rated({ do: 'announce', value: 're' }, { points: -0.8 }),
  ]),
  'party takes it': of(cards({ ownTakes: 0, partyTakes: 0.9 }, { ownTakes: 0, partyTakes: 0.4 })),
  'wins the hand': of(cards({ wins: 0.62 }, { wins: 0.41 })),
  'more card points': of(cards({ eyes: 139.4 }, { eyes: 124.6 })),
  'the trick is certain': of(cards({ ownTakes: 1, partyTakes: 1 }, { ownTakes: 0, partyTakes: 0.5 })),
  'the trick is the party’s for certain': of(
    cards({ ownTakes: 0, partyTakes: 1 }, { ownTakes: 0, partyTakes: 0 }),
  ),
  'more extra points': of(cards({ extras: 0.74 }, { extras: 0 })),
  'fewer extra points lost': of(cards({ extras: -1 }, { extras: -1.9 })),
  'extra points': of(cards({ extras: 0.34 }, { extras: -0.4 })),
  'nothing stands out': of(cards({}, {})),
  'all the same': of(cards({}, {}).slice(0, 2), [
    rated({ do: 'announce', value: 'kontra' }, { points: 0.5, error: 0 }),
    { ...SILENCE, error: 0.2 },
  ]),
  'no reason to announce': of(
    [],
    [SILENCE, rated({ do: 'announce', value: 'kontra' }, { points: 0.35, wins: 0.45 })],
  ),
  'an announcement alone': of(
    [],
    [rated({ do: 'announce', value: 'no90' }, { points: 1.5, error: 0, wins: 0.7 }), SILENCE],
  ),
  healthy: of([
    rated({ do: 'declare', value: 'healthy' }, { points: 0.6, error: 0 }),
    rated({ do: 'name', value: 'solo-queens' }, { points: -4, wins: 0.2 }),
    rated({ do: 'name', value: 'solo-jacks' }, { points: -9, wins: 0.1 }),
  ]),
  'a solo': of([
    rated({ do: 'name', value: 'solo-jacks' }, { points: 2.5, error: 0, wins: 0.7 }),
    rated({ do: 'declare', value: 'healthy' }, { points: 0.6 }),
  ]),
  'taking a poverty': of([
    rated({ do: 'take', value: true }, { points: 1, error: 0, wins: 0.66 }),
    rated({ do: 'take', value: false }, { points: -0.5 }),
  ]),
  'passing cards': of([
    rated({ do: 'pass', cards: ['DA', 'C9', 'H9'] }, { points: 1, error: 0 }),
    rated({ do: 'pass', cards: ['DA', 'CA', 'H9'] }, { points: 0.2, eyes: 112 }),
  ]),
};
