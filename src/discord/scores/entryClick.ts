import { PARTIES } from '../../core/rules/contract.ts';
import { ALL_EYES } from '../../core/score/entry.ts';
import { type ClickOf, clickIds, name, oneOf, whole } from '../clicks/clickIds.ts';

/** The two halves of what is chosen of a hand. */
const ENTRY_PAGES = ['hand', 'points'] as const;
export type EntryPage = (typeof ENTRY_PAGES)[number];

const entry = name;
const party = oneOf(PARTIES);

/**
 * What a button or menu stands for where somebody enters a hand, such as `e1:eyes:k3f9:-10`. `re`, `said` and so
 * on are menus; `eyes`: so many more or fewer card points of Re.
 */
export const entryClicks = clickIds('e1', {
  turn: { entry, page: oneOf(ENTRY_PAGES) },
  contract: { entry },
  re: { entry },
  eyes: { entry, by: whole(-ALL_EYES, ALL_EYES) },
  trickless: { entry, party },
  said: { entry, party },
  extras: { entry, party },
  times: { entry },
  book: { entry },
  discard: { entry },
});

export type EntryClick = ClickOf<typeof entryClicks>;
