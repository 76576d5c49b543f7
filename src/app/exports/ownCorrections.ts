import type { PersonId } from '../../core/table/occupant.ts';
import { mentioned } from '../audit.ts';
import type { PersonalDetails } from '../personalData.ts';
import { ownPointsNote } from '../pointsNote.ts';

type Correction = PersonalDetails['corrections'][number];

/** A person in an entry's words; roles, whose mentions begin with `<@&`, are nobody. */
const SOMEBODY = /<@(?!&)[^>]*>/g;

/** Somebody's corrections as they may have them: `…` stands for everybody else, by id or by a guest's name. */
export const ownCorrections = (corrections: readonly Correction[], person: PersonId): readonly Correction[] =>
  corrections.map((correction) => ownCorrection(correction, person));

function ownCorrection(correction: Correction, person: PersonId): Correction {
  const { what, subject, before, after } = correction;
  const own = (words: string): string =>
    words.replaceAll(SOMEBODY, (mention) => (mention === mentioned(person) ? mention : '…'));
  // Only hands have guests, who are called by their names.
  const points = what.startsWith('hand-');
  const value = (words: string | null): string | null =>
    words && own(points ? ownPointsNote(words, person) : words);
  return { ...correction, subject: own(subject), before: value(before), after: value(after) };
}
