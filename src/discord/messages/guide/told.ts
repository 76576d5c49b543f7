import type { en } from '../../../texts/en/index.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Term } from '../../guide/glossary.ts';
import type { CardNames } from './cardNames.ts';

type CardText = `glossary.${Term}-text` | `guide.${keyof typeof en.guide}`;

/** Texts of which some name cards and some do not, all told in the same way. */
export const withCards = (t: Texts): ((key: CardText, names: CardNames) => string) => t;
