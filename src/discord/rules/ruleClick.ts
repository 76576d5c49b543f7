import { PRESETS, type PresetName } from '../../core/rules/ruleSet.ts';
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

const PLAIN = ['read', 'browse', 'edit', 'turn', 'start', 'length'] as const;

/**
 * What a button or menu about rules stands for; the id carries all that is needed, so that it works after a
 * restart. `browse`, `turn`: menus of pages; `choose`: a menu of the editor; `start`: a menu of rules to take
 * over whole; `length`: a menu of lengths of a table's session; `overwrite`, `delete`: answers to a question.
 */
export type RuleClick =
  | { readonly do: (typeof PLAIN)[number]; readonly subject: RuleSubject }
  | { readonly do: 'choose'; readonly subject: RuleSubject; readonly menu: string }
  | {
      readonly do: 'overwrite';
      readonly subject: RuleSubject;
      readonly from: RuleSubject;
      /** Which rules of both the question named (`overwriteMark`). */
      readonly asked: string;
    }
  | { readonly do: 'delete'; readonly subject: RuleSubject };

/** Raised when the form of the ids changes; differs from those of a table's own buttons. */
const VERSION = 'r1';

const LONGEST = 100;

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

/** Writes an id, such as `r1:choose:s.k3f9:secondDulleWins`. */
export function makeRuleClick(click: RuleClick): string {
  const words = [VERSION, click.do, subjectWord(click.subject)];
  if (click.do === 'choose') words.push(click.menu);
  if (click.do === 'overwrite') words.push(subjectWord(click.from), click.asked);
  return words.join(':');
}

/** Reads an id; null for anything that `makeRuleClick` did not write. */
export function parseRuleClick(text: string): RuleClick | null {
  if (text.length > LONGEST) return null;
  const [version, verb, of, last, ...more] = text.split(':');
  const subject = parseSubject(of);
  if (version !== VERSION || !subject) return null;
  if (verb === 'overwrite') {
    const from = parseSubject(last);
    const [asked, ...rest] = more;
    return from && asked && MARK.test(asked) && rest.length === 0 ? { do: verb, subject, from, asked } : null;
  }
  if (more.length > 0) return null;
  if (verb === 'choose') return last && menuNamed(last) ? { do: verb, subject, menu: last } : null;
  const plain = ([...PLAIN, 'delete'] as const).find((name) => name === verb);
  return plain && last === undefined ? { do: plain, subject } : null;
}

export const isReadingPage = (word: string): word is ReadingPage =>
  isTopic(word) || READING_PAGES.some((page) => page === word);

export const isEditorPage = (word: string): word is EditorPage => isTopic(word) || word === 'start';
