import { PRESETS, type PresetName } from '../../core/rules/ruleSet.ts';
import { type ClickOf, clickIds, type Field, oneOf } from '../clicks/clickIds.ts';
import { isTopic, menuNamed, type Topic } from '../messages/rules/topics.ts';

/** Whose rules are shown or changed: a table's, a saved set's, or a preset's. */
export type RuleSubject =
  | { readonly of: 'table'; readonly table: string }
  | { readonly of: 'saved'; readonly set: string }
  | { readonly of: 'preset'; readonly preset: PresetName };

/** Pages on which rules are read, and on which they are changed. */
export const READING_PAGES = ['overview', 'basics'] as const;
export type ReadingPage = (typeof READING_PAGES)[number] | Topic;
export type EditorPage = Topic | 'start';

/** Two names and a mark have to fit into an id. */
const NAME = /^[A-Za-z0-9_-]{1,36}$/;
const MARK = /^[A-Za-z0-9_-]{8}$/;

const SUBJECTS = { table: 't', saved: 's', preset: 'p' } as const;

/** A subject as ids and values of menus carry it, such as `s.k3f9` or `p.ddv`. */
export function subjectWord(subject: RuleSubject): string {
  const name = nameOf(subject);
  if (!NAME.test(name)) throw new Error(`A custom id cannot carry ${name}`);
  return `${SUBJECTS[subject.of]}.${name}`;
}

function nameOf(subject: RuleSubject): string {
  switch (subject.of) {
    case 'table':
      return subject.table;
    case 'saved':
      return subject.set;
    case 'preset':
      return subject.preset;
  }
}

const isPreset = (name: string): name is PresetName => Object.hasOwn(PRESETS, name);

export function parseSubject(word: string | undefined): RuleSubject | null {
  const [of, name, ...more] = word?.split('.') ?? [];
  if (name === undefined || more.length > 0 || !NAME.test(name)) return null;
  if (of === SUBJECTS.table) return { of: 'table', table: name };
  if (of === SUBJECTS.saved) return { of: 'saved', set: name };
  return of === SUBJECTS.preset && isPreset(name) ? { of: 'preset', preset: name } : null;
}

/** A subject as a value of an id. */
export const subjectField: Field<RuleSubject> = {
  read: (word) => parseSubject(word) ?? undefined,
  write: subjectWord,
};

const menu: Field<string> = {
  read: (word) => (menuNamed(word) ? word : undefined),
  write: (value) => value,
};

const mark: Field<string> = {
  read: (word) => (MARK.test(word) ? word : undefined),
  write: (value) => value,
};

/**
 * What a button or menu about rules stands for, such as `r1:choose:s.k3f9:secondDulleWins`; the id carries all
 * that is needed, so that it works after a restart. `browse`, `turn`: menus of pages; `choose`: a menu of the
 * editor; `start`: a menu of rules to take over whole; `length`: a menu of lengths of a table's session; `hints`:
 * a button that allows hints at a table, or takes them away;
 * `overwrite`, `delete`: answers to a question; `asked`: which rules of both it named (`overwriteMark`).
 */
export const ruleClicks = clickIds('r1', {
  read: { subject: subjectField },
  browse: { subject: subjectField },
  edit: { subject: subjectField },
  turn: { subject: subjectField },
  start: { subject: subjectField },
  length: { subject: subjectField },
  hints: { subject: subjectField, to: oneOf(['on', 'off']) },
  choose: { subject: subjectField, menu },
  overwrite: { subject: subjectField, from: subjectField, asked: mark },
  delete: { subject: subjectField },
});

export type RuleClick = ClickOf<typeof ruleClicks>;

export const isReadingPage = (word: string): word is ReadingPage =>
  isTopic(word) || READING_PAGES.some((page) => page === word);

export const isEditorPage = (word: string): word is EditorPage => isTopic(word) || word === 'start';
