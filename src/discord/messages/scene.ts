import type { Seat } from '../../core/seat.ts';
import type { ChairNumber } from '../../core/table/chairs.ts';
import { type Chair, isFormer, markedName, type PersonId } from '../../core/table/occupant.ts';
import { countedHands } from '../../core/table/sheet.ts';
import type { PublicView } from '../../core/view/publicView.ts';
import type { DealView, TableHandView, TableView } from '../../core/view/tableView.ts';
import { isolated, plainName, proseName } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Reader } from './reader.ts';

/** What every builder of messages needs: the table, who reads, and how people are called. */
export interface Scene {
  readonly view: TableView;
  readonly reader: Reader;
  /** The reader's texts. */
  readonly t: Texts;
  /** A chair's player in running text. */
  readonly name: (chair: ChairNumber) => string;
  /** Where the tricks are posted, as an address that Discord shows as server and channel. */
  readonly link: string;
}

/** What a text needs that names nobody. */
export type Said = Pick<Scene, 'view' | 't'>;

/** The scene of one hand: its players are named by their seats. */
export interface HandScene extends Omit<Scene, 'name'> {
  readonly deal: DealView;
  readonly name: (seat: Seat) => string;
}

export const atHand = (scene: Scene, deal: DealView): HandScene => ({
  ...scene,
  deal,
  name: (seat) => scene.name(deal.lineup[seat]),
});

/** A hand whose cards are dealt. */
export type DealtHand = TableHandView & { readonly hand: PublicView };

/** The channel or thread of the tricks; absent: the channel in which the table was opened. */
export interface Whereabouts {
  readonly threadId?: string | undefined;
}

/**
 * In the channel people are mentioned, so that everybody reads the name they know them by. In private, where
 * a mention of somebody may stay a bare number, they are named as they were when they sat down.
 */
export type Audience = 'channel' | 'person';

export function sceneOf(view: TableView, reader: Reader, audience: Audience, where: Whereabouts = {}): Scene {
  const { guildId, channelId } = view.place;
  const called = audience === 'channel' ? mentionOf : (chair: Chair) => proseName(nameOf(chair));
  const names = view.chairs.map(called);
  return {
    view,
    reader,
    t: reader.t,
    name: (chair) => names[chair] ?? '?',
    link: `https://discord.com/channels/${guildId}/${where.threadId ?? channelId}`,
  };
}

const nameOf = (chair: Chair | undefined): string => {
  if (!chair) return '?';
  return chair.kind === 'person' ? chair.person.name : markedName(chair.name);
};

/** Whoever had their data deleted is mentioned no more. */
const mentionOf = (chair: Chair): string =>
  chair?.kind === 'person' && !isFormer(chair.person.id)
    ? isolated(chair.person.name, mention(chair.person.id))
    : proseName(nameOf(chair));

export const mention = (person: PersonId): string => `<@${person}>`;

/** Whoever is kept without their Discord account cannot be mentioned. */
export const canBeMentioned = (person: PersonId): boolean => /^\d+$/.test(person);

/** A chair's player by the name they gave, as pictures take it. */
export const givenName = (view: TableView, chair: ChairNumber): string => nameOf(view.chairs[chair]);

/** A chair's player without any formatting, for labels. */
export const labelName = (view: TableView, chair: ChairNumber, longest?: number): string =>
  plainName(nameOf(view.chairs[chair]), longest);

export const isDealt = (hand: TableHandView | null): hand is DealtHand => hand !== null && hand.hand !== null;

/** A moment as Discord shows it to each reader, such as "in 40 seconds". `at` in milliseconds since 1970. */
export const moment = (at: number): string => `<t:${Math.ceil(at / 1000)}:R>`;

/** Hands of the session, thrown-in ones on top: they are dealt again; null where their number is open. */
function handsOf({ settings: { length }, sheet, fixture }: TableView): number | null {
  if (length.kind !== 'hands') return null;
  const { deals, counted } = fixture?.before ?? { deals: 0, counted: 0 };
  return length.hands + deals - counted + (fixture?.duplicate ? 0 : sheet.length - countedHands(sheet));
}

/** The number of the hand that was finished last; 0: none was. */
export const lastHand = ({ sheet }: TableView): number => sheet.at(-1)?.hand ?? 0;

/** A hand by its number, such as "Hand 3 of 16". */
export function handText({ view, t }: Said, hand: number): string {
  const hands = handsOf(view);
  return hands === null ? t('table.hand', { hand }) : t('table.hand-of', { hand, hands });
}

/** A figure with its sign. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';

/** The sentence about the end of the present wait, with a space before it; empty where there is no clock. */
export const untilText = ({ view, t }: Said): string =>
  view.until === null ? '' : t('trick.until', { time: moment(view.until) });
