import { type ClickOf, clickIds, type Field, oneOf } from '../clicks/clickIds.ts';
import { type Chapter, isChapter } from '../messages/guide/chapters.ts';
import { subjectField } from '../rules/ruleClick.ts';
import { isTerm, type Term } from './glossary.ts';

/** The pages of the introduction, in order. */
export const INTRO_PAGES = ['start', 'trumps', 'parties'] as const;
export type IntroPage = (typeof INTRO_PAGES)[number];

const chapter: Field<Chapter> = {
  read: (word) => (isChapter(word) ? word : undefined),
  write: (value) => value,
};

const term: Field<Term> = {
  read: (word) => (isTerm(word) ? word : undefined),
  write: (value) => value,
};

/**
 * What a button or menu of the guide, the glossary or the introduction stands for, such as
 * `g1:chapter:p.ddv:trumps`; nothing is kept of where somebody reads. `contents`: the menu of chapters;
 * `introduced`: the end of the introduction.
 */
export const guideClicks = clickIds('g1', {
  contents: { subject: subjectField },
  chapter: { subject: subjectField, chapter },
  term: { term },
  intro: { subject: subjectField, page: oneOf(INTRO_PAGES) },
  introduced: {},
});

export type GuideClick = ClickOf<typeof guideClicks>;
