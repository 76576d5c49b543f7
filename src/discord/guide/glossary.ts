import type { en } from '../../texts/en/index.ts';

type TermOf<K> = K extends `${infer Term}-title` ? Term : never;

/** A word of the game, as texts, ids of buttons and choices of the command name it. */
export type Term = TermOf<keyof typeof en.glossary>;

/** Words that lead on from another, at most as many as there are buttons in a row. */
interface Entry {
  readonly id: Term;
  readonly related: readonly Term[];
}

/** All words of the game that are explained; first those that a newcomer meets first. */
export const GLOSSARY = [
  { id: 'trump', related: ['dulle', 'side-suit', 'follow', 'club-queens', 'fox'] },
  { id: 're', related: ['kontra', 'party', 'club-queens', 'announcement', 'winning'] },
  { id: 'kontra', related: ['re', 'party', 'against-the-old', 'announcement', 'winning'] },
  { id: 'club-queens', related: ['re', 'wedding', 'silent-wedding', 'against-the-old'] },
  { id: 'dulle', related: ['trump', 'second-dulle', 'dulle-caught', 'schweine'] },
  { id: 'fox', related: ['extra-point', 'schweine', 'feeding', 'fox-last-trick'] },
  { id: 'karlchen', related: ['extra-point', 'karlchen-caught', 'fox-last-trick'] },
  { id: 'doppelkopf', related: ['extra-point', 'full-card', 'card-points'] },
  { id: 'healthy', related: ['reservation', 'inquiry', 'normal-game', 'silent-wedding'] },
  { id: 'reservation', related: ['healthy', 'wedding', 'solo', 'poverty', 'throw-in'] },
  { id: 'wedding', related: ['deciding-trick', 'silent-wedding', 'club-queens', 'reservation'] },
  { id: 'silent-wedding', related: ['wedding', 'club-queens', 'healthy', 'solo'] },
  { id: 'solo', related: ['soloist', 'suit-solo', 'queens-solo', 'jacks-solo', 'no-trump-solo'] },
  { id: 'announcement', related: ['step', 'reply', 're', 'kontra', 'double'] },
  { id: 'step', related: ['announcement', 'no-90', 'no-60', 'no-30', 'schwarz'] },
  { id: 'follow', related: ['trump', 'side-suit', 'trumping', 'discard'] },
  { id: 'side-suit', related: ['trump', 'follow', 'void', 'trumping'] },
  { id: 'trick', related: ['lead', 'follow', 'card-points', 'doppelkopf'] },
  { id: 'card-points', related: ['winning', 'game-points', 'full-card', 'trick'] },
  { id: 'game-points', related: ['card-points', 'extra-point', 'score-sheet', 'against-the-old'] },
  { id: 'extra-point', related: ['doppelkopf', 'fox', 'karlchen', 'hearts-trick', 'dulle-caught'] },
  { id: 'poverty', related: ['reservation', 'throw-in', 're', 'house-rule'] },
  { id: 'schweine', related: ['superschweine', 'fox', 'dulle', 'house-rule'] },
  { id: 'party', related: ['re', 'kontra', 'club-queens', 'announcement'] },
  { id: 'winning', related: ['card-points', 'game-points', 'no-90', 'against-the-old', 'under'] },
  { id: 'normal-game', related: ['healthy', 'party', 'trump', 'silent-wedding'] },
  { id: 'inquiry', related: ['healthy', 'reservation', 'forehand', 'forced-solo'] },
  { id: 'deciding-trick', related: ['wedding', 'trick', 'announcement'] },
  { id: 'throw-in', related: ['reservation', 'poverty', 'nines', 'full-card'] },
  { id: 'soloist', related: ['solo', 're', 'voluntary-solo', 'mandatory-solo'] },
  { id: 'suit-solo', related: ['solo', 'trump', 'queens-solo', 'jacks-solo', 'schweine'] },
  { id: 'queens-solo', related: ['solo', 'jacks-solo', 'suit-solo', 'two-rank-solo'] },
  { id: 'jacks-solo', related: ['solo', 'queens-solo', 'suit-solo', 'two-rank-solo'] },
  { id: 'no-trump-solo', related: ['solo', 'side-suit', 'soloist'] },
  { id: 'kings-solo', related: ['solo', 'two-rank-solo', 'koehler', 'house-rule'] },
  { id: 'two-rank-solo', related: ['solo', 'kings-solo', 'koehler', 'house-rule'] },
  { id: 'koehler', related: ['solo', 'kings-solo', 'two-rank-solo', 'house-rule'] },
  { id: 'mandatory-solo', related: ['voluntary-solo', 'forced-solo', 'tournament', 'solo'] },
  { id: 'voluntary-solo', related: ['mandatory-solo', 'solo', 'lead'] },
  { id: 'forced-solo', related: ['mandatory-solo', 'tournament', 'inquiry'] },
  { id: 'no-90', related: ['step', 'no-60', 'under', 'against'] },
  { id: 'no-60', related: ['step', 'no-90', 'no-30', 'under', 'against'] },
  { id: 'no-30', related: ['step', 'no-60', 'schwarz', 'under', 'against'] },
  { id: 'schwarz', related: ['step', 'no-30', 'trick', 'under'] },
  { id: 'reply', related: ['announcement', 'step', 're', 'kontra'] },
  { id: 'announce-at-30', related: ['announcement', 'trick', 'house-rule'] },
  { id: 'under', related: ['no-90', 'schwarz', 'winning', 'game-points'] },
  { id: 'against', related: ['no-90', 'step', 'winning', 'game-points'] },
  { id: 'against-the-old', related: ['kontra', 'club-queens', 'game-points'] },
  { id: 'hearts-trick', related: ['extra-point', 'bock', 'house-rule'] },
  { id: 'karlchen-caught', related: ['karlchen', 'extra-point', 'house-rule'] },
  { id: 'fox-last-trick', related: ['fox', 'karlchen', 'extra-point', 'house-rule'] },
  { id: 'dulle-caught', related: ['dulle', 'second-dulle', 'extra-point', 'house-rule'] },
  { id: 'second-dulle', related: ['dulle', 'dulle-caught', 'house-rule'] },
  { id: 'superschweine', related: ['schweine', 'dulle', 'house-rule'] },
  { id: 'double', related: ['announcement', 'announce-at-30', 'bock', 'house-rule'] },
  { id: 'bock', related: ['double', 'hearts-trick', 'house-rule'] },
  { id: 'full-card', related: ['card-points', 'doppelkopf', 'feeding', 'throw-in'] },
  { id: 'nines', related: ['throw-in', 'card-points', 'house-rule'] },
  { id: 'trumping', related: ['trump', 'overtrump', 'void', 'discard'] },
  { id: 'overtrump', related: ['trumping', 'follow', 'trick'] },
  { id: 'discard', related: ['trumping', 'follow', 'void', 'party'] },
  { id: 'void', related: ['trumping', 'discard', 'side-suit'] },
  { id: 'feeding', related: ['full-card', 'fox', 'party'] },
  { id: 'lead', related: ['forehand', 'trick', 'follow'] },
  { id: 'forehand', related: ['dealer', 'lead', 'inquiry'] },
  { id: 'dealer', related: ['forehand', 'cut', 'sitting-out'] },
  { id: 'cut', related: ['dealer', 'forehand'] },
  { id: 'sitting-out', related: ['dealer', 'session'] },
  { id: 'score-sheet', related: ['game-points', 'session'] },
  { id: 'session', related: ['tournament', 'score-sheet', 'sitting-out'] },
  { id: 'tournament', related: ['ddv', 'mandatory-solo', 'session'] },
  { id: 'ddv', related: ['tournament', 'house-rule'] },
  { id: 'house-rule', related: ['ddv', 'second-dulle', 'schweine', 'poverty', 'bock'] },
] as const satisfies readonly Entry[];

const BY_ID: ReadonlyMap<string, Entry> = new Map(GLOSSARY.map((entry: Entry) => [entry.id, entry]));

export const isTerm = (word: string): word is Term => BY_ID.has(word);

export const relatedTo = (term: Term): readonly Term[] => BY_ID.get(term)?.related ?? [];
