import type { PlayerKey, PlayerStats, Share } from '../../../app/ledger.ts';
import { shownRating } from '../../../app/rating.ts';
import { boardClicks, type StatsChoice } from '../../boards/boardClick.ts';
import { button, type Row, rowsOf } from '../components.ts';
import type { MessagePayload } from '../desired.ts';
import { message, type Part, picture, RULE } from '../parts.ts';
import type { Reader } from '../reader.ts';
import { signed } from '../scene.ts';
import { averageText, handsText, shareText } from './figures.ts';
import { givenPlayer, playerLabel, playerText, shortPlayer } from './players.ts';

/** Partners that are listed. */
const MOST_PARTNERS = 5;

/** A chart of one hand is none. */
const LEAST_COURSE = 2;

/** Somebody's statistics as they were asked for. */
export interface ShownStats {
  readonly choice: StatsChoice;
  /** Null where they have played nothing that counts. */
  readonly stats: PlayerStats | null;
  /** By what name they were asked for; untrusted. */
  readonly name: string;
  readonly isOwn: boolean;
  /** The rules where they are not all, in running text. */
  readonly rules: string | null;
}

export const statsMessage = (shown: ShownStats, reader: Reader): MessagePayload =>
  message(parts(shown, reader), rows(shown, reader));

/** The same for everybody. `by`: who shows it, as a mention. */
export const sharedStats = (shown: ShownStats, by: string, reader: Reader): MessagePayload =>
  message(
    [...parts({ ...shown, isOwn: false }, reader), reader.t('board.shared-by', { person: by })],
    rowsOf([
      button(reader.t('board.look-stats'), boardClicks.make({ do: 'stats-own', rules: shown.choice.rules })),
    ]),
  );

function parts({ choice, stats, name, isOwn, rules }: ShownStats, reader: Reader): readonly Part[] {
  const { t, language } = reader;
  const { player } = choice;
  if (!stats) {
    return [
      isOwn ? t('board.stats-none-own') : t('board.stats-none', { name: playerText({ player, name }, t) }),
    ];
  }
  const { all, re, kontra, rating, facts } = stats;
  return [
    `### ${t('board.stats-of', { name: playerText(stats, t) })}`,
    rules,
    t('board.stats-all', {
      points: signed(all.points),
      count: all.hands,
      average: averageText(all.points, all.hands, language),
      share: shareText(all.wins, all.hands, language),
    }),
    rating ? t('board.stats-rating', { rating: shownRating(rating) }) : null,
    chartPart(stats, reader),
    partyLine('re', re, all, reader),
    partyLine('kontra', kontra, all, reader),
    t('board.stats-announced', {
      made: facts.announced,
      kept: facts.kept,
      lost: facts.announced - facts.kept,
    }),
    t('board.stats-foxes', { caught: facts.foxesCaught, lost: facts.foxesLost }),
    t('board.stats-extras', { doppelkoepfe: facts.doppelkoepfe, karlchen: facts.karlchen }),
    ...extremeLines(stats, reader),
    RULE,
    t('board.stats-solos'),
    ...soloLines(stats, reader),
    ...partnerLines(stats, reader),
  ];
}

const partyLine = (
  party: 're' | 'kontra',
  { hands, wins, points }: Share,
  all: Share,
  { t, language }: Reader,
): string =>
  t('board.stats-party', {
    party: t(`party.${party}`),
    part: shareText(hands, all.hands, language),
    share: shareText(wins, hands, language),
    points: signed(points),
  });

function soloLines({ solos }: PlayerStats, { t }: Reader): readonly string[] {
  if (solos.length === 0) return [t('board.stats-no-solos')];
  return solos.map(({ contract, hands, wins, points }) =>
    t('board.stats-solo', {
      contract: t(`contract.${contract}`),
      hands: handsText(hands, t),
      wins,
      points: signed(points),
    }),
  );
}

function partnerLines({ partners }: PlayerStats, { t, language }: Reader): readonly string[] {
  if (partners.length === 0) return [];
  return [
    t('board.stats-partners'),
    ...partners.slice(0, MOST_PARTNERS).map(({ hands, wins, points, ...who }) =>
      t('board.stats-partner', {
        name: shortPlayer(who, t),
        hands: handsText(hands, t),
        share: shareText(wins, hands, language),
        points: signed(points),
      }),
    ),
  ];
}

function extremeLines({ player, best, worst }: PlayerStats, { t }: Reader): readonly string[] {
  const line = (key: 'best' | 'worst', hand: PlayerStats['best']): readonly string[] =>
    hand
      ? [
          t(`board.stats-${key}`, {
            points: signed(pointsOf(hand, player)),
            contract: t(`contract.${hand.contract}`),
          }),
        ]
      : [];
  return [...line('best', best), ...line('worst', worst)];
}

/** What somebody got in a hand, on all the seats that they played. */
const pointsOf = ({ seats }: NonNullable<PlayerStats['best']>, player: PlayerKey): number =>
  seats.filter((seat) => seat.player === player).reduce((sum, { points }) => sum + points, 0);

function chartPart({ all, progress, ...who }: PlayerStats, { style, t }: Reader): Part {
  if (!style || progress.length < LEAST_COURSE) return null;
  return picture(
    {
      kind: 'chart',
      style: { ...style, size: 'normal' },
      title: t('picture.chart-title'),
      lines: [{ name: givenPlayer(who, t), totals: progress }],
      hands: all.hands,
    },
    t('board.chart-alt', {
      name: playerLabel(who, t),
      hands: handsText(all.hands, t),
      points: signed(all.points),
    }),
  );
}

function rows({ choice, stats }: ShownStats, { t }: Reader): readonly Row[] {
  if (!stats) return [];
  const { best, worst } = stats;
  const open = (hand: string): string => boardClicks.make({ do: 'hand-open', hand });
  return rowsOf([
    ...(best ? [button(t('board.open-best'), open(best.id))] : []),
    ...(worst && worst.id !== best?.id ? [button(t('board.open-worst'), open(worst.id))] : []),
    button(
      t('board.to-history'),
      boardClicks.make({ do: 'history', player: choice.player, table: null, page: 1 }),
    ),
    button(t('board.share'), boardClicks.make({ ...choice, do: 'stats-share' }), 'primary'),
  ]);
}
