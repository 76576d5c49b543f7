import { shownRating } from '../../src/app/rating.ts';
import type { SeenMessage } from '../../src/sandbox/client.ts';
import { type BoardWish, boardOver } from '../../test/support/recount/boards.ts';
import type { CountedHand } from '../../test/support/recount/hand.ts';
import { career, ratings, type Tally } from '../../test/support/recount/players.ts';
import type { Place } from '../../test/support/recount/standings.ts';
import { WHOLE } from '../../test/support/recount/standings.ts';
import type { House } from './house.ts';
import type { SeasonPlayer } from './player.ts';
import type { StandingLine } from './season.ts';
import { buttonsOf, press, run } from './talk.ts';

/** A figure with its sign, as it is read: `+13`, `−4`, `0`. */
const signed = (figure: number | string): string =>
  Number(figure) > 0 ? `+${figure}` : String(figure).replace('-', '−');

/** In whole hundredths, halves away from nought: figured in whole numbers, so that nothing is lost on the way. */
const average = (points: number, hands: number): string => {
  const hundredths = Math.floor((Math.abs(points) * 200 + hands) / (2 * hands));
  const text = (hundredths / 100).toFixed(2);
  return hundredths === 0 ? text : signed(points < 0 ? `-${text}` : text);
};

const percent = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((100 * part) / whole)}%`;

const handsText = (hands: number): string => `${hands} hand${hands === 1 ? '' : 's'}`;

/** What people read that the hands, counted one by one, do not bear out; each a sentence. */
export class Saying {
  readonly faults: string[] = [];
  private readonly house: House;
  private readonly players: readonly SeasonPlayer[];
  private readonly hands: readonly CountedHand[];

  constructor(house: House, players: readonly SeasonPlayer[], hands: readonly CountedHand[]) {
    this.house = house;
    this.players = players;
    this.hands = hands;
  }

  /** Reads `/leaderboard` page by page. */
  async leaderboard(
    reader: SeasonPlayer,
    period: 'today' | 'month' | 'season' | 'all',
    holds: (hand: CountedHand) => boolean,
    wish: BoardWish,
  ): Promise<void> {
    const options = { by: wish.by, period, least: wish.least, computers: wish.players === 'computers' };
    let page = await run(reader.person, this.house.channelId, 'leaderboard', options);
    const said = [...placesIn(page)];
    for (let turn = forward(page); turn !== undefined; turn = forward(page)) {
      page = await press(reader.person, page, turn);
      said.push(...placesIn(page));
    }
    const known = ratings(this.hands);
    const counted = boardOver(this.hands.filter(holds), known, wish).map((line) => {
      const figure = {
        points: signed(line.points),
        average: average(line.points, line.hands),
        wins: String(line.wins),
        rating: line.rating ? String(shownRating(line.rating)) : '',
      }[wish.by];
      const detail =
        wish.by === 'wins'
          ? `${percent(line.wins, line.hands)} of ${handsText(line.hands)}`
          : handsText(line.hands);
      return `${line.rank} ${this.nameOf(line.player)} ${figure} ${detail}`;
    });
    this.claim(`/leaderboard of ${wish.players} by ${wish.by} in ${period}`, said, counted);
  }

  /** Reads `/stats` of everybody who has played. */
  async stats(reader: SeasonPlayer): Promise<void> {
    const known = ratings(this.hands);
    for (const { person, name } of this.players) {
      const { all, re, kontra, deeds, best, worst, solos, partners } = career(this.hands, person.id);
      const { content } = await run(reader.person, this.house.channelId, 'stats', { player: person.id });
      if (all.hands === 0) {
        this.says(content, `${name} has not played a hand here yet`);
        continue;
      }
      const rating = known.get(person.id);
      const parties = [['Re', re] as const, ['Kontra', kontra] as const].map(
        ([party, { hands, wins, points }]) =>
          `**${party}** ${percent(hands, all.hands)} of the hands, ${percent(wins, hands)} won, **${signed(points)}**`,
      );
      const lines = [
        `Statistics · ${name}`,
        `**${signed(all.points)}** game points in ${handsText(all.hands)} (${average(all.points, all.hands)} a hand), ${percent(all.wins, all.hands)} won`,
        ...(rating ? [`Rating **${shownRating(rating)}**`] : []),
        ...parties,
        `Announcements: ${deeds.announced}, ${deeds.kept} kept, ${deeds.announced - deeds.kept} lost`,
        `Foxes: ${deeds.foxesCaught} caught, ${deeds.foxesLost} lost`,
        `Doppelkopf tricks: ${deeds.doppelkoepfe} · Karlchen: ${deeds.karlchen}`,
        `Best hand **${signed(best ?? 0)}**`,
        `Worst hand **${signed(worst ?? 0)}**`,
        ...[...solos.values()].map(soloText),
        ...bestPartners(partners).map(
          ([partner, tally]) =>
            `${this.nameOf(partner)}: ${handsText(tally.hands)}, ${percent(tally.wins, tally.hands)} won, **${signed(tally.points)}**`,
        ),
      ];
      for (const line of lines) this.says(content, line);
    }
  }

  /** Compares standings as they were read. */
  standings(season: string, said: readonly StandingLine[], counted: readonly Place[]): void {
    const shown = ({ rank, name, tables, points }: StandingLine): string =>
      `${rank} ${name} ${tables} ${points}`;
    const lines = counted.map(({ rank, player, tables, score }) =>
      shown({ rank, name: this.nameOf(player), tables, points: tenths(score) }),
    );
    // Nobody says in which order those stand who share a rank.
    this.claim(`/league standings of ${season}`, said.map(shown).sort(), [...lines].sort());
    const ranks = said.map(({ rank }) => rank);
    this.claim(
      `order of the standings of ${season}`,
      ranks,
      [...ranks].sort((a, b) => a - b),
    );
  }

  /** Whether the champion's message names whoever is first. */
  champion(season: string, { content }: SeenMessage, counted: readonly Place[]): void {
    const first = counted.filter(({ rank, tables }) => rank === 1 && tables > 0);
    const line = content.split('\n').find((text) => text.includes('🥇')) ?? '';
    for (const { player } of first) {
      if (!line.includes(player) && !line.includes(this.nameOf(player))) {
        this.faults.push(`champion of ${season}: ${this.nameOf(player)} is missing in: ${line}`);
      }
    }
  }

  claim(what: string, said: readonly unknown[], counted: readonly unknown[]): void {
    if (JSON.stringify(said) === JSON.stringify(counted)) return;
    const extra = said.filter((one) => !counted.includes(one));
    const missing = counted.filter((one) => !said.includes(one));
    const where =
      extra.length + missing.length === 0 ? `order ${said.join(', ')} for ${counted.join(', ')}` : '';
    this.faults.push(
      `${what}: the bot says ${JSON.stringify(extra)}, the hands ${JSON.stringify(missing)} ${where}`,
    );
  }

  private says(content: string, line: string): void {
    if (!content.includes(line)) this.faults.push(`/stats should say "${line}", but says: ${content}`);
  }

  nameOf(player: string): string {
    return this.players.find(({ person }) => person.id === player)?.name ?? '🤖 Computer (club player)';
  }
}

/** A score in game points as it is shown. */
const tenths = (score: number): number => {
  const rounded = Math.round((Math.abs(score) * 10) / WHOLE) / 10;
  return rounded === 0 ? 0 : Math.sign(score) * rounded;
};

const soloText = ({ hands, wins, points }: Tally): string =>
  `: ${handsText(hands)}, ${wins} won, **${signed(points)}**`;

/** As many as are shown, those level by their keys. */
const bestPartners = (partners: ReadonlyMap<string, Tally>): readonly (readonly [string, Tally])[] =>
  [...partners].sort(([a, one], [b, other]) => other.hands - one.hands || (a < b ? -1 : 1)).slice(0, 5);

/** Places on a page; one's own on another page stands apart below. */
function placesIn({ content }: SeenMessage): readonly string[] {
  const [list = ''] = content.split('\n⋯');
  return list.split('\n').flatMap((line) => {
    const found =
      /^\*\*(\d+)\*\* · (.+) \*\*(\S+)\*\* · (.+)$/u.exec(line) ??
      /^➤ \*\*(\d+) · (.+) (\S+)\*\* · (.+)$/u.exec(line);
    return found ? [found.slice(1).join(' ')] : [];
  });
}

/** The beginning of the id of the button that turns to the next page. */
const forward = (page: SeenMessage): string | undefined =>
  buttonsOf(page).find(({ label = '' }) => /^Page \d+ ▶$/.test(label))?.custom_id;
