import type { Party } from '../../core/rules/contract.ts';
import { SEATS } from '../../core/seat.ts';
import type { PublicView } from '../../core/view/publicView.ts';
import { cardText } from './cards.ts';
import type { MessagePayload } from './desired.ts';
import { framed } from './parts.ts';
import { trickPart } from './pictures.ts';
import { markText } from './reader.ts';
import { atHand, type DealtHand, type HandScene, type Scene, untilText } from './scene.ts';
import { schweineText, schweinMark } from './schweine.ts';

/**
 * One trick (number from 1) as the channel sees it: it grows card by card, and once complete it says who won
 * it and never changes again.
 */
export function trickMessage(table: Scene, dealt: DealtHand, number: number): MessagePayload {
  const { deal, hand } = dealt;
  const scene = atHand(table, deal);
  const { t, name } = scene;
  const won = hand.tricks[number - 1];
  const title = `### ${t('trick.title', { hand: deal.number, trick: number })}`;
  const shown = [title, ...playLines(scene, dealt, number), trickPart(scene, hand, number)];
  if (!won) return framed('going', [...shown, ...currentLines(scene, hand)]);
  return framed('won', [
    ...shown,
    (markText('winner', scene.reader) || '✅ ') +
      t('trick.won', { person: name(won.winner), count: won.eyes }),
    weddingLine(scene, hand, number),
  ]);
}

/** Cards and announcements of one trick in the order in which they came. */
function playLines(
  { t, name, reader }: HandScene,
  { hand, standInCards }: DealtHand,
  number: number,
): readonly string[] {
  const winner = hand.tricks[number - 1]?.winner;
  const lines: string[] = [];
  let cards = 0;
  for (const action of hand.actions) {
    if (action.do !== 'play' && action.do !== 'announce') continue;
    if (Math.floor(cards / 4) === number - 1) {
      const person = name(action.seat);
      if (action.do === 'announce') {
        const announcement = t(`announcement.${action.value}`);
        lines.push(t('trick.announced', { person, announcement }));
      } else {
        const key = action.seat === winner ? 'trick.played-winner' : 'trick.played';
        const mark = schweinMark({ t }, hand, action.seat, action.card);
        // A computer is not taken for the person whose seat it holds.
        const by = standInCards.includes(cards) ? t('trick.stand-in', { person }) : person;
        lines.push(t(key, { person: by, card: cardText(action.card, reader) }) + mark);
      }
    }
    if (action.do === 'play') cards++;
  }
  return lines;
}

function currentLines(scene: HandScene, hand: PublicView): readonly (string | null)[] {
  const { view, t, name } = scene;
  const announced = announcedText(scene, hand);
  const parties = partiesText(scene, hand.knownParties);
  const schweine = schweineText(scene, hand);
  const { wedding } = hand;
  return [
    moverLine(scene, hand),
    parties && t('trick.parties', { parties }),
    schweine && t('trick.schweine', { schweine }),
    announced && t('trick.announced-so-far', { announcements: announced }),
    wedding && wedding.decidingTrick === null && view.phase === 'playing'
      ? t('trick.wedding-open', { person: name(wedding.player) })
      : null,
  ];
}

function moverLine(scene: HandScene, { turn, currentTrick }: PublicView): string | null {
  const { view, t, name } = scene;
  if (turn === null || view.phase !== 'playing' || view.paused) return null;
  const key = currentTrick?.cards.length === 0 ? 'trick.to-lead' : 'trick.to-play';
  return t(key, { person: name(turn), time: untilText(scene) });
}

function weddingLine({ t, name }: HandScene, { wedding }: PublicView, number: number): string | null {
  if (wedding?.decidingTrick !== number) return null;
  const person = name(wedding.player);
  return wedding.partner === null
    ? t('trick.wedding-alone', { person })
    : t('trick.wedding-partner', { person, partner: name(wedding.partner) });
}

/** Everything announced in a hand so far, such as "Anna Re, Ben no 90"; null: nothing. */
export function announcedText({ t, name }: HandScene, { announcements }: PublicView): string | null {
  if (announcements.length === 0) return null;
  return announcements.map(({ seat, value }) => `${name(seat)} ${t(`announcement.${value}`)}`).join(', ');
}

/** The parties as far as the table knows them, such as "Re Anna · Kontra Ben, Cleo"; null: none. */
export function partiesText(
  { t, name, reader }: HandScene,
  known: PublicView['knownParties'],
): string | null {
  const peopleOf = (party: Party): string =>
    SEATS.filter((seat) => known[seat] === party)
      .map(name)
      .join(', ');
  const texts = (['re', 'kontra'] as const)
    .map((party) => ({ party, people: peopleOf(party) }))
    .filter(({ people }) => people !== '')
    .map(({ party, people }) => markText(party, reader) + t(`trick.parties-${party}`, { people }));
  return texts.length > 0 ? texts.join(' · ') : null;
}
