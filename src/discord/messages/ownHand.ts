import { cardOf, playerAt } from '../../core/hand/trick.ts';
import { sortCards } from '../../core/rules/cardOrder.ts';
import { isSolo } from '../../core/rules/contract.ts';
import { SEATS, type Seat } from '../../core/seat.ts';
import { isCasual } from '../../core/table/settings.ts';
import type { PublicView } from '../../core/view/publicView.ts';
import { seenOrder } from '../../core/view/seenOrder.ts';
import type { PlayerView, TableView } from '../../core/view/tableView.ts';
import { aidLines } from './aid.ts';
import { cardLines, cardsText, cardText } from './cards.ts';
import { lastMoment } from './deadlines.ts';
import { contractText } from './deal.ts';
import type { MessagePayload } from './desired.ts';
import { tipLine } from './guide/tipLine.ts';
import { departedRows, overRows, ownRows } from './ownButtons.ts';
import { message } from './parts.ts';
import { handPart } from './pictures.ts';
import { hintsLine, outcomeParts, standInLines, titleOf } from './result.ts';
import {
  atHand,
  type DealtHand,
  type HandScene,
  handText,
  isDealt,
  type Said,
  type Scene,
  untilText,
} from './scene.ts';
import { schweineText } from './schweine.ts';
import { announcedText, partiesText } from './trick.ts';

/** A hand as its owner sees it: cards, party, what goes on, and a button for everything that is legal. */
export function ownHandMessage(table: Scene, player: PlayerView, dealt: DealtHand): MessagePayload {
  const { deal, hand } = dealt;
  const scene = atHand(table, deal);
  const { view, t } = scene;
  if (hand.phase === 'over') return overMessage(table, dealt);
  const title = titleLine(scene, deal.number);
  const { cards } = player.hand;
  const lines = cardLines(cards, seenOrder(player.hand), scene.reader);
  return message(
    [
      title,
      handPart(table, player),
      // Where the cards are drawn, their names need not be large.
      ...(scene.reader.style ? lines : lines.map((line) => `## ${line}`)),
      partyLine(scene, player, hand),
      view.paused ? t('own.paused') : null,
      player.held ? t('own.held') : null,
      ...tableLines(scene, hand),
      receivedLine(scene, player),
      turnLine(scene, player, hand),
      owedLine(scene, player),
      ...earlyLines(scene, player),
      deadlineLine(scene, player, hand),
      ...(scene.reader.aid && isCasual(view.settings) ? aidLines(scene, player.hand) : []),
    ],
    ownRows(scene, player, hand),
  );
}

/** A hand that is over, as everybody who played it sees it. */
export function overMessage(table: Scene, dealt: DealtHand): MessagePayload {
  const { deal, hand } = dealt;
  const scene = atHand(table, deal);
  return message(
    [
      titleLine(scene, deal.number),
      `**${titleOf(scene, deal, hand)}**`,
      ...outcomeParts(scene, hand),
      ...standInLines(scene, dealt),
      hintsLine(table, dealt),
      scene.reader.aid ? tipLine(hand.rules, deal.number, scene.reader) : null,
    ],
    overRows(scene, deal, hand),
  );
}

/** The hand a player's view is of; null where somebody else played it from that seat. */
export function handOf(view: TableView, player: PlayerView): DealtHand | null {
  const { number } = player.deal;
  const hand = [view.present, view.previous].find((candidate) => candidate?.deal.number === number) ?? null;
  if (!isDealt(hand)) return null;
  const row = view.sheet.find((candidate) => candidate.hand === number);
  return !row || row.playedBy[player.chair] === player.person ? hand : null;
}

const titleLine = (scene: Said & Pick<Scene, 'link'>, number: number): string =>
  `### ${scene.t('own.title', { hand: handText(scene, number), link: scene.link })}`;

/** A hand that the end of the session broke off: its buttons go. */
export const brokenOffMessage = (scene: Scene, number: number): MessagePayload =>
  message([titleLine(scene, number), scene.t('own.broken-off')]);

/** The hand of somebody who has left the table: neither cards nor moves. */
export const departedMessage = (scene: Scene, { deal }: DealtHand): MessagePayload =>
  message([titleLine(scene, deal.number), scene.t('own.departed')], departedRows(scene));

/** The own party, as the viewer knows it. */
function partyLine(scene: HandScene, { seat, hand: own }: PlayerView, hand: PublicView): string | null {
  const { t } = scene;
  const { contract, party } = own;
  if (contract === null || contract === 'thrown-in') return null;
  const text = contractText(scene, hand);
  const suffix = text && contract !== 'normal' ? ` ${text}.` : '';
  if (party === null) return t('own.party-open') + suffix;
  if (isSolo(contract) && hand.soloist === seat)
    return t('own.party-solo', { contract: t(`contract.${contract}`) });
  const queens = own.dealt.filter((card) => card === 'CQ').length;
  if (contract === 'normal' && queens === 2) return t('own.party-silent');
  if (hand.wedding?.player === seat && hand.wedding.decidingTrick === null) {
    return t(`own.party-wedding-${hand.rules.weddingDecidedBy}`);
  }
  return t(`own.party-${party}`) + suffix;
}

/** The trick on the table, the last one, and what is known: for everybody the same. */
function tableLines(scene: HandScene, hand: PublicView): readonly (string | null)[] {
  const { t, name, reader } = scene;
  const { currentTrick, tricks } = hand;
  const last = tricks.at(-1);
  const best = last && cardOf(last, last.winner);
  const announced = announcedText(scene, hand);
  const parties = partiesText(scene, hand.knownParties);
  const schweine = schweineText(scene, hand);
  return [
    currentTrick && trickText(scene, hand, currentTrick.leader, tricks.length + 1),
    last && best
      ? t('own.last-trick', { person: name(last.winner), count: last.eyes, card: cardText(best, reader) })
      : null,
    parties && t('own.known', { parties }),
    schweine && t('trick.schweine', { schweine }),
    announced && t('own.announced', { announcements: announced }),
  ];
}

function trickText({ t, name, reader }: HandScene, hand: PublicView, leader: Seat, trick: number): string {
  const cards = hand.currentTrick?.cards ?? [];
  if (cards.length === 0) return t('own.trick-empty', { trick });
  const played = cards.map((card, place) =>
    t('own.card', { person: name(playerAt(leader, place)), card: cardText(card, reader) }),
  );
  return t('own.trick', { trick, cards: played.join(' · ') });
}

function turnLine(scene: HandScene, { seat, hand }: PlayerView, shown: PublicView): string | null {
  const { view, t, name } = scene;
  const { turn, phase } = hand;
  if (turn === null || phase === 'over' || view.paused) return null;
  if (turn !== seat) return t('own.waiting', { person: name(turn) });
  const poor = shown.soloist;
  const time = untilText(scene);
  if (phase === 'pass' && poor !== null && poor !== seat)
    return t('own.your-turn-return', { person: name(poor), time });
  const key = phase === 'play' ? (view.present?.hand?.currentTrick?.cards.length ? 'play' : 'lead') : phase;
  return t(`own.your-turn-${key}`, { time });
}

/** What somebody was passed in a poverty, until the first trick is over. */
function receivedLine({ t, name, reader }: HandScene, { seat, hand }: PlayerView): string | null {
  if (hand.phase !== 'pass' && hand.phase !== 'play') return null;
  if (hand.actions.filter(({ do: what }) => what === 'play').length >= SEATS.length) return null;
  const pass = hand.actions.find((action) => action.do === 'pass' && action.seat !== seat);
  if (!pass || !('cards' in pass)) return null;
  const cards = cardsText(sortCards(pass.cards, seenOrder(hand)), reader);
  return t('own.received', { person: name(pass.seat), cards });
}

/** Whoever owes a solo should know that naming one now is it (rules.md §9). */
function owedLine({ t }: Said, { hand, seat }: PlayerView): string | null {
  if (hand.phase !== 'declare' && hand.phase !== 'name') return null;
  if (hand.forcedSolo === seat) return t('own.forced');
  return hand.forcedSolo === undefined && hand.owesSolo?.includes(seat) ? t('own.owes-solo') : null;
}

/** Answers to the inquiry that are kept, or may already be given. */
function earlyLines({ t }: Said, { early, hand, seat }: PlayerView): readonly (string | null)[] {
  const kept = early.kept.map((answer) =>
    answer.do === 'declare' ? t(`button.${answer.value}`) : t(`reservation.${answer.value}`),
  );
  const mayDeclare = early.open.some((answer) => answer.do === 'declare');
  const mayName = early.open.some((answer) => answer.do === 'name');
  const named = early.kept.some((answer) => answer.do === 'name');
  return [
    kept.length > 0
      ? t(early.open.length > 0 ? 'own.early-kept' : 'own.early-kept-fixed', { answer: kept.join(' · ') })
      : null,
    kept.length === 0 && mayDeclare && hand.turn !== seat ? t('own.early-declare') : null,
    mayName && !named ? t('own.early-name') : null,
  ];
}

function deadlineLine({ t }: Said, { hand: own }: PlayerView, hand: PublicView): string | null {
  const { party } = own;
  const byCount = Map.groupBy(
    own.legal.filter((action) => action.do === 'announce').map(({ value }) => value),
    (value) => (party ? lastMoment(hand, party, value) : own.cards.length),
  );
  const texts = [...byCount].map(([count, values]) =>
    t('own.deadline', { announcement: values.map((value) => t(`announcement.${value}`)).join(', '), count }),
  );
  return texts.length > 0 ? t('own.may-announce', { announcements: texts.join(', ') }) : null;
}
