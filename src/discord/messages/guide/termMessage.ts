import { proseName } from '../../../texts/names.ts';
import { textsFor } from '../../../texts/texts.ts';
import { relatedTo, type Term } from '../../guide/glossary.ts';
import { guideClicks } from '../../guide/guideClick.ts';
import { button, rowsOf } from '../components.ts';
import type { MessagePayload } from '../desired.ts';
import { message } from '../parts.ts';
import { cardNames, type Says } from './cardNames.ts';
import { withCards } from './told.ts';

/** Characters of what somebody typed that are repeated to them. */
const LONGEST_TYPED = 40;

/** One word of the game, with buttons to those that belong to it. */
export function termMessage(term: Term, says: Says): MessagePayload {
  const { t } = says;
  const title = t(`glossary.${term}-title`);
  const german = textsFor('de')(`glossary.${term}-title`);
  return message(
    [
      `### ${title}`,
      withCards(t)(`glossary.${term}-text`, cardNames(says)),
      german === title ? null : t('lookup.german', { title: german }),
      t('lookup.related'),
    ],
    rowsOf(
      relatedTo(term).map((related) =>
        button(t(`glossary.${related}-title`), guideClicks.make({ do: 'term', term: related })),
      ),
    ),
  );
}

/** Nothing bears that name. */
export const unknownTermMessage = (typed: string, { t }: Says): MessagePayload =>
  message([t('lookup.unknown', { term: proseName(typed, LONGEST_TYPED) }), t('lookup.see-guide')]);
