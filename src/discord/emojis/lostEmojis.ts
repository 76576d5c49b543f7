import type { REST } from 'discord.js';
import { SUITS } from '../../core/card.ts';
import type { Log } from '../../log.ts';
import { suitText } from '../messages/cards.ts';
import type { Emoji } from '../messages/reader.ts';
import { namesLostEmoji } from './applicationEmojis.ts';
import { signIn } from './emojiName.ts';

/**
 * Discord refuses a whole message where one emoji on a button or in a menu has been deleted. From now on what it
 * refuses so is sent once more with text alone, be it a message or an answer; and `emojiLost` is told, so that
 * whoever knows the emojis looks for them and has messages made anew.
 */
export function outliveLostEmojis(rest: Pick<REST, 'request'>, emojiLost: () => void, log: Log): void {
  const request = rest.request.bind(rest);
  rest.request = async (options) => {
    try {
      return await request(options);
    } catch (error) {
      if (!namesLostEmoji(error)) throw error;
      log.warn('an emoji has been deleted');
      emojiLost();
      return request({ ...options, body: withoutEmojis(options.body) });
    }
  };
}

/** A button, or a line of a menu, with an emoji that somebody uploaded. */
interface Adorned {
  readonly emoji: Emoji;
  readonly label?: string;
}

/** A body without uploaded emojis beside labels. In texts they stay: there a lost one is only its name. */
const withoutEmojis = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (_key, part: unknown) => (isAdorned(part) ? bare(part) : part));

const isAdorned = (part: unknown): part is Adorned =>
  typeof part === 'object' && part !== null && 'emoji' in part && hasId(part.emoji);

const hasId = (emoji: unknown): boolean =>
  typeof emoji === 'object' && emoji !== null && 'id' in emoji && typeof emoji.id === 'string';

/** Where only the emoji said a card's suit, the label says it now. */
function bare({ emoji, label = '', ...others }: Adorned): Omit<Adorned, 'emoji'> {
  const suit = SUITS.find((each) => signIn(emoji.name)?.startsWith(each));
  const symbol = suit ? suitText(suit) : '';
  return { ...others, label: label.includes(symbol) ? label : `${symbol}${label}` };
}
