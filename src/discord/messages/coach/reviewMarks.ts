import type { Mark } from '../../../app/coach/marks.ts';
import type { Reason } from '../../../app/coach/reason.ts';
import type { Seat } from '../../../core/seat.ts';
import { markedName } from '../../../core/table/occupant.ts';
import { playedBy } from '../../../core/table/sheet.ts';
import type { HandScene } from '../scene.ts';
import { pointsText, signedText, toldOf } from './figures.ts';
import { moveText } from './moveText.ts';

/** What the coach says of a hand: its marks; that it still thinks; or nothing (null), where it could not think. */
export type Coached = readonly Mark[] | 'thinking' | null;

/** Under all four hands: every mark with its reason. */
export function overviewLines(scene: HandScene, coached: Coached): readonly string[] {
  const { t } = scene;
  if (coached === null) return [];
  if (coached === 'thinking') return ['', t('coach.thinking')];
  if (coached.length === 0) return ['', t('coach.clean')];
  const marks = marksIn(scene, coached);
  if (marks.length === 0) return [];
  return ['', t('coach.costliest'), ...marks.map((mark) => `- ${markText(scene, mark)}`), t('coach.fairly')];
}

/** Under a trick: what was marked in it. */
export function trickLines(scene: HandScene, coached: Coached, trick: number): readonly string[] {
  if (coached === 'thinking') return [scene.t('coach.thinking')];
  return marksIn(scene, coached)
    .filter((mark) => mark.trick === trick)
    .map((mark) => `- ${markText(scene, mark)}`);
}

/** What a card cost that is marked, such as "−1.8", or "🤖 −1.8" where a computer played it; null: it is not. */
export function costOfCard(scene: HandScene, coached: Coached, trick: number, seat: Seat): string | null {
  const mark = marksIn(scene, coached).find(
    ({ made, ...found }) => made?.do === 'play' && found.trick === trick && found.seat === seat,
  );
  if (!mark) return null;
  const cost = signedText(-mark.loss, scene.reader.language);
  return mark.standIn ? markedName(cost) : cost;
}

/** The marks to be shown: seats are called by who holds them now, who is not reproached with what others did. */
function marksIn({ view, deal }: HandScene, coached: Coached): readonly Mark[] {
  if (coached === 'thinking' || coached === null) return [];
  const row = view.sheet.find(({ hand }) => hand === deal.number);
  return coached.filter(({ seat }) => {
    const chair = deal.lineup[seat];
    const occupant = view.chairs[chair];
    return !row || (occupant ? playedBy(occupant) : null) === (row.playedBy[chair] ?? null);
  });
}

function markText(scene: HandScene, mark: Mark): string {
  const { t, name, reader } = scene;
  const { seat, trick, made, better, loss, reason } = mark;
  const values = {
    where: trick === null ? t('coach.at-inquiry') : t('coach.at-trick', { trick }),
    person: deciderOf(scene, mark),
    points: pointsText(loss, reader.language),
  };
  const [done, best] = [made, better].map((move) => move && moveText(move, reader));
  const cost = costText({ ...values, made: done ?? null, better: best ?? null }, t);
  // An announcement stands for itself; a missed one, too.
  const call = done ?? best ?? '';
  return `${cost} ${reasonText(reason, { person: name(seat), call }, { t, reader })}`;
}

/** Who decided: a computer is not taken for the person whose seat it is. */
function deciderOf({ t, name, view, deal }: HandScene, { seat, standIn }: Mark): string {
  const isPersons = view.chairs[deal.lineup[seat]]?.kind === 'person';
  return standIn && isPersons ? t('trick.stand-in', { person: name(seat) }) : name(seat);
}

function reasonText(
  reason: Reason,
  { person, call }: Readonly<Record<'person' | 'call', string>>,
  { t, reader }: Pick<HandScene, 't' | 'reader'>,
): string {
  const { as, ...figures } = toldOf(reason, reader.language);
  if (as === 'points' || as === 'own-takes-surely') return t(`coach.because-${as}`);
  if (as === 'party-takes-surely') return t(`coach.because-${as}`, { person });
  return t(`coach.because-${as}`, { person, call, ...figures });
}

function costText(
  {
    made,
    better,
    ...values
  }: Readonly<Record<'where' | 'person' | 'points', string>> & {
    readonly made: string | null;
    readonly better: string | null;
  },
  t: HandScene['t'],
): string {
  if (made === null) return t('coach.cost-silence', { ...values, better: better ?? '' });
  if (better === null) return t('coach.cost-call', { ...values, made });
  return t('coach.cost-move', { ...values, made, better });
}
