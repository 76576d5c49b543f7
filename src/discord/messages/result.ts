import type { APIButtonComponent } from 'discord.js';
import { otherParty, PARTIES, type Party } from '../../core/rules/contract.ts';
import type { PlayedResult } from '../../core/score/result.ts';
import { SEATS, type Seat } from '../../core/seat.ts';
import { chairNumbers } from '../../core/table/chairs.ts';
import type { PublicView } from '../../core/view/publicView.ts';
import type { DealView } from '../../core/view/tableView.ts';
import { button, disabled, rowsOf } from './components.ts';
import type { MessagePayload } from './desired.ts';
import { placeLine } from './fixture.ts';
import { endLines } from './lobby.ts';
import { framed, type Part, RULE } from './parts.ts';
import { chartPart } from './pictures.ts';
import { atHand, type DealtHand, type HandScene, moment, type Said, type Scene, signed } from './scene.ts';
import { sessionLines, sheetBlock } from './sheet.ts';

/** Hands that the sheet under a result lists. */
const SHEET_ROWS = 6;
const FINAL_SHEET_ROWS = 24;

/** A finished hand: parties, eyes, every line of the score, the sheet so far, and the deal's seed. */
export function resultMessage(scene: Scene, dealt: DealtHand): MessagePayload {
  const { deal, hand } = dealt;
  const { view } = scene;
  const sheet = view.sheet.filter((row) => row.hand <= deal.number);
  return framed(
    'won',
    [
      `## ${titleOf(scene, deal, hand)}`,
      leagueLine(scene),
      ...outcomeParts(atHand(scene, deal), hand),
      bockLine(scene, deal),
      ...standInLines(atHand(scene, deal), dealt),
      hintsLine(scene, dealt),
      RULE,
      sheetBlock(scene, sheet, SHEET_ROWS),
      view.concealed ? scene.t('fixture.secret') : sealLine(scene, deal),
      ...(view.phase === 'between' ? sessionLines(scene) : []),
      nextLine(scene),
    ],
    rowsOf(resultButtons(scene, deal, hand)),
  );
}

/** Of which league a result is, in small. */
function leagueLine(scene: Scene): string | null {
  const place = placeLine(scene);
  return place && `-# ${place}`;
}

export function titleOf({ t }: Said, deal: DealView, { result }: PublicView): string {
  const hand = deal.number;
  if (!result || result.contract === 'thrown-in') return t('score.title-thrown-in', { hand });
  return result.winner
    ? t('score.title-won', { hand, party: t(`party.${result.winner}`) })
    : t('score.title-nobody', { hand });
}

/** What was played, by whom, how it ended and why, down to the points of each seat. */
export function outcomeParts(scene: HandScene, hand: PublicView): readonly Part[] {
  const { t, name } = scene;
  const { result, wedding } = hand;
  if (!result || result.contract === 'thrown-in') return [t('score.thrown-in')];
  const soloist = wedding?.player ?? soloistOf(result);
  const contract = t(`contract.${result.contract}`);
  return [
    soloist === null
      ? t('score.contract', { contract })
      : t('score.contract-of', { contract, person: name(soloist) }),
    partyLine(scene, result, 're'),
    partyLine(scene, result, 'kontra'),
    RULE,
    ...scoreLines(scene, {
      ...result,
      doubling: hand.rules.announcements === 'double' && result.winner !== null,
      called: PARTIES.filter((party) => hand.announcements.some(({ value }) => value === party)),
      multiplier: hand.multiplier,
    }),
    RULE,
    SEATS.map((seat) => t('score.points', { person: name(seat), points: signed(result.scores[seat]) })).join(
      ' · ',
    ),
  ];
}

/** What the lines of a score say. */
export interface ScoreShown extends Pick<PlayedResult, 'lines' | 'parties' | 'scores' | 'value'> {
  /** Whether Re and Kontra double, and who announced. */
  readonly doubling: boolean;
  readonly called: readonly Party[];
  readonly multiplier: number;
}

/** The lines of a score, equal ones together; what they are multiplied by; and what they come to. */
export function scoreLines({ t }: Pick<Said, 't'>, score: ScoreShown): readonly string[] {
  const { lines, doubling, called, multiplier } = score;
  const kinds = lines.filter(
    (line, index) =>
      lines.findIndex(({ party, reason }) => party === line.party && reason === line.reason) === index,
  );
  return [
    ...kinds.map(({ party, reason }) => {
      const same = lines.filter((line) => line.party === party && line.reason === reason);
      const points = signed(same.reduce((sum, line) => sum + line.points, 0));
      const values = { points, party: t(`party.${party}`), reason: t(`reason.${reason}`) };
      return same.length > 1
        ? t('score.line-times', { ...values, times: same.length })
        : t('score.line', values);
    }),
    ...(doubling ? called.map((party) => t(`score.doubled-${party}`)) : []),
    ...(multiplier > 1 ? [t('score.doubled-bock', { times: multiplier })] : []),
    valueLine({ t }, score),
  ];
}

const membersOf = ({ parties }: Pick<PlayedResult, 'parties'>, party: Party): readonly Seat[] =>
  SEATS.filter((seat) => parties[seat] === party);

/** Who played alone; null where two played against two. */
function soloistOf(result: PlayedResult): Seat | null {
  const re = membersOf(result, 're');
  return re.length === 1 ? (re[0] ?? null) : null;
}

function partyLine({ t, name }: HandScene, result: PlayedResult, party: Party): string {
  return t('score.party', {
    party: t(`party.${party}`),
    people: membersOf(result, party).map(name).join(', '),
    eyes: result.eyes[party],
    count: result.trickCount[party],
  });
}

function valueLine(
  { t }: Pick<Said, 't'>,
  result: Pick<PlayedResult, 'parties' | 'scores' | 'value'>,
): string {
  if (result.value === 0) return t('score.value-nobody');
  const re = membersOf(result, 're')[0];
  const ahead: Party = re !== undefined && result.scores[re] > 0 ? 're' : otherParty('re');
  return t('score.value', { count: result.value, party: t(`party.${ahead}`) });
}

/** What in this hand starts a Bock round. */
function bockLine({ view, t }: Said, { number }: DealView): string | null {
  const triggers = view.sheet.find((row) => row.hand === number)?.bock ?? [];
  if (triggers.length === 0) return null;
  return t('score.bock-begins', {
    reasons: triggers.map((trigger) => t(`score.bock-${trigger}`)).join(', '),
  });
}

/** For whom a computer played how many cards. */
export function standInLines({ t, name }: HandScene, { hand, standInCards }: DealtHand): readonly string[] {
  const seats = hand.actions.flatMap((action) => (action.do === 'play' ? [action.seat] : []));
  return SEATS.flatMap((seat) => {
    const count = standInCards.filter((card) => seats[card] === seat).length;
    return count === 0 ? [] : [t('score.stand-in', { person: name(seat), count })];
  });
}

/** How many hints were taken, and by whom; null where there are none. */
export function hintsLine(scene: Scene, { deal, hints }: DealtHand): string | null {
  const { view, t } = scene;
  if (!view.settings.hints) return null;
  const { name } = atHand(scene, deal);
  const people = SEATS.filter((seat) => hints[seat] > 0).map((seat) =>
    t('coach.taken-by', { person: name(seat), count: hints[seat] }),
  );
  return people.length > 0 ? t('coach.taken', { people: people.join(' · ') }) : t('coach.taken-none');
}

function sealLine({ t }: Said, { seed, cut }: DealView): string | null {
  if (seed === null) return null;
  return t('score.seal', { seed, cut: cut === null ? t('score.seal-uncut') : t('score.seal-cut', { cut }) });
}

function nextLine({ view, t }: Said): string | null {
  if (view.phase !== 'between' || view.paused) return null;
  if (view.lookedBack) return t('score.next-waits');
  if (view.until === null) return t('score.next-unhurried');
  return t('score.next', { time: moment(view.until) });
}

/** A table that paused itself goes on with whatever is pressed. */
const isPausedBySomebody = ({ paused }: Said['view']): boolean => paused !== null && paused.by !== null;

/**
 * The next hand is offered while it is awaited, and waits while somebody has paused the table; a hand can be reviewed
 * as long as the table is known.
 */
export function resultButtons(
  { view, t }: Said,
  deal: DealView,
  { result }: PublicView,
): readonly APIButtonComponent[] {
  const table = view.id;
  const hand = deal.number;
  const waits = view.phase === 'between';
  const next = button(t('button.next-hand'), { do: 'next-hand', table, hand: hand + 1 }, 'primary');
  const review = button(t('button.review'), { do: 'review', table, hand, page: 'overview' });
  return [
    ...(waits ? [isPausedBySomebody(view) ? disabled(next) : next] : []),
    ...(result && !view.concealed ? [review] : []),
  ];
}

/** The end of a session: final sheet and winners. */
export function finalMessage(scene: Scene): MessagePayload {
  const { view, t } = scene;
  const table = view.id;
  const ending = endLines(scene, view.endReason ?? 'closed');
  if (view.sheet.length === 0) return framed('over', ending);
  return framed(
    'won',
    [
      `## ${t('score.final-title')}`,
      placeLine(scene),
      ...ending,
      winnersLine(scene),
      chartPart(scene, view.sheet),
      sheetBlock(scene, view.sheet, FINAL_SHEET_ROWS),
      secrecyLine(scene),
    ],
    rowsOf([
      ...(view.concealed ? [] : [button(t('button.records'), { do: 'records', table })]),
      button(t('button.score'), { do: 'score', table }),
    ]),
  );
}

/** At a table of a duplicate round: that it is kept secret, or that it is no more. */
function secrecyLine({ view, t }: Said): string | null {
  if (!view.fixture?.duplicate) return null;
  return t(view.concealed ? 'fixture.secret' : 'fixture.disclosed');
}

function winnersLine({ view, t, name }: Scene): string {
  const best = Math.max(...view.totals);
  const winners = chairNumbers(view.chairs).filter((chair) => view.totals[chair] === best);
  if (winners.length === view.chairs.length) return t('score.final-level');
  const values = { people: winners.map(name).join(', '), points: signed(best) };
  return t(winners.length === 1 ? 'score.final-winner' : 'score.final-winners', values);
}
