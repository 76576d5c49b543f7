import { type Chapter, isChapter } from '../messages/guide/chapters.ts';
import { parseSubject, type RuleSubject, subjectWord } from '../rules/ruleClick.ts';
import { isTerm, type Term } from './glossary.ts';

/** The pages of the introduction, in order. */
export const INTRO_PAGES = ['start', 'trumps', 'parties'] as const;
export type IntroPage = (typeof INTRO_PAGES)[number];

/**
 * What a button or menu of the guide, the glossary or the introduction stands for; nothing is kept of where
 * somebody reads. `contents`: the menu of chapters; `introduced`: the end of the introduction.
 */
export type GuideClick =
  | { readonly guide: 'contents'; readonly subject: RuleSubject }
  | { readonly guide: 'chapter'; readonly subject: RuleSubject; readonly chapter: Chapter }
  | { readonly guide: 'term'; readonly term: Term }
  | { readonly guide: 'intro'; readonly subject: RuleSubject; readonly page: IntroPage }
  | { readonly guide: 'introduced' };

/** Raised when the form of the ids changes; differs from those of tables and rules. */
const VERSION = 'g1';

/** Writes an id, such as `g1:chapter:p.ddv:trumps`; at most 100 characters. */
export function makeGuideClick(click: GuideClick): string {
  switch (click.guide) {
    case 'contents':
      return [VERSION, click.guide, subjectWord(click.subject)].join(':');
    case 'chapter':
      return [VERSION, click.guide, subjectWord(click.subject), click.chapter].join(':');
    case 'term':
      return [VERSION, click.guide, click.term].join(':');
    case 'intro':
      return [VERSION, click.guide, subjectWord(click.subject), click.page].join(':');
    case 'introduced':
      return [VERSION, click.guide].join(':');
  }
}

/** Reads an id; null for anything that `makeGuideClick` did not write. */
export function parseGuideClick(text: string): GuideClick | null {
  const [version, guide, first, last, ...more] = text.split(':');
  if (version !== VERSION || more.length > 0) return null;
  if (guide === 'introduced') return first === undefined ? { guide } : null;
  if (guide === 'term') return first && isTerm(first) && last === undefined ? { guide, term: first } : null;
  const subject = parseSubject(first);
  if (!subject) return null;
  switch (guide) {
    case 'contents':
      return last === undefined ? { guide, subject } : null;
    case 'chapter':
      return last && isChapter(last) ? { guide, subject, chapter: last } : null;
    case 'intro': {
      const page = INTRO_PAGES.find((known) => known === last);
      return page ? { guide, subject, page } : null;
    }
    default:
      return null;
  }
}
