import { isSolo } from '../../core/rules/contract.ts';
import { seatsFrom } from '../../core/seat.ts';
import { HIGHEST_CUT } from '../../core/shuffle.ts';
import type { PublicView } from '../../core/view/publicView.ts';
import type { DealView, TableHandView } from '../../core/view/tableView.ts';
import { button, menuRow, type Row, rowsOf } from './components.ts';
import type { MessagePayload } from './desired.ts';
import { framed } from './parts.ts';
import { markText } from './reader.ts';
import { atHand, type HandScene, handText, moment, type Scene, untilText } from './scene.ts';
import { schweineTold } from './schweine.ts';

/** The head of a hand: its deal, the cut, and the inquiry as it becomes public; later its record. */
export function dealMessage(scene: Scene, { deal, hand }: TableHandView): MessagePayload {
  const { view, t } = scene;
  const cutting = hand === null && view.phase === 'cutting';
  return framed(
    'going',
    [
      `## ${handText(scene, deal.number)}`,
      markText('dealer', scene.reader) + dealerText(scene, deal),
      // In a duplicate round nobody ever cuts.
      cutting ? mayCut(scene, deal) : hand && !view.fixture?.duplicate ? cutText(scene, deal) : null,
      t(view.concealed ? 'fixture.seal' : 'deal.seal', { commitment: deal.commitment }),
      view.settings.hints ? t('coach.here') : null,
      multiplierText(scene, deal, hand),
      ...(hand ? inquiryLines(atHand(scene, deal), hand) : []),
    ],
    cutting ? cutRows(scene, deal) : [],
  );
}

/** Who deals, and, of five players and more, who sits out. */
function dealerText({ t, name }: Scene, { dealer, sittingOut }: DealView): string {
  if (!sittingOut.includes(dealer)) return t('deal.dealer', { dealer: name(dealer) });
  const others = sittingOut.filter((chair) => chair !== dealer);
  const rests = t('deal.dealer-rests', { dealer: name(dealer) });
  if (others.length === 0) return rests;
  return `${rests} ${t('deal.sits-out', { count: others.length, people: others.map(name).join(', ') })}`;
}

/** What a hand counts in a Bock round: said as soon as it is sealed. */
function multiplierText({ view, t }: Scene, { number }: DealView, hand: PublicView | null): string | null {
  const booked = view.sheet.find((row) => row.hand === number);
  const times = hand ? hand.multiplier : (booked?.multiplier ?? view.multiplier);
  return times > 1 ? t('deal.bock', { times }) : null;
}

function mayCut({ view, t, name }: Scene, { cutter }: DealView): string {
  if (view.until === null || view.paused) return t('deal.may-cut-unhurried', { cutter: name(cutter) });
  return t('deal.may-cut', { cutter: name(cutter), time: moment(view.until) });
}

const cutText = ({ t, name }: Scene, { cut, cutter }: DealView): string =>
  cut === null ? t('deal.uncut') : t('deal.cut', { cutter: name(cutter), cut });

/** What the player to the dealer's right may do: 25 places to cut at, as many as a menu takes, or none. */
export function cutRows({ view, t }: Scene, { number }: DealView): readonly Row[] {
  const cuts = Array.from({ length: HIGHEST_CUT }, (_, index) => index + 1);
  return [
    menuRow({
      id: { do: 'cut', table: view.id, hand: number },
      placeholder: t('deal.cut-menu'),
      options: cuts.map((cut) => ({ label: t('deal.cut-at', { cut }), value: String(cut) })),
      count: 1,
    }),
    ...rowsOf([button(t('button.leave-uncut'), { do: 'leave-uncut', table: view.id, hand: number })]),
  ];
}

/** Answers and names in the order in which they became public, then what is played or who is asked. */
function inquiryLines(scene: HandScene, hand: PublicView): readonly (string | null)[] {
  const { t, name } = scene;
  const declared = seatsFrom(hand.forehand).flatMap((seat) => {
    const value = hand.declarations[seat];
    return value === null ? [] : [t(`deal.${value}`, { person: name(seat) })];
  });
  return [
    hand.forcedSolo === null ? null : t('deal.forced', { person: name(hand.forcedSolo) }),
    declared.length > 0 ? declared.join(' · ') : null,
    ...seatsFrom(hand.forehand).map((seat) => {
      const named = hand.names[seat];
      return named && t('deal.named', { person: name(seat), reservation: t(`reservation.${named}`) });
    }),
    ...povertyLines(scene, hand),
    contractLine(scene, hand),
    contractNote(scene, hand),
    ...schweineTold(scene, hand),
    askedLine(scene, hand),
  ];
}

function povertyLines({ t, name }: HandScene, hand: PublicView): readonly (string | null)[] {
  return hand.actions.map((action) => {
    const person = name(action.seat);
    if (action.do === 'take') return t(action.value ? 'deal.took-yes' : 'deal.took-no', { person });
    if (action.do !== 'pass') return null;
    return 'trumps' in action && action.trumps !== undefined
      ? t('deal.returned', { person, count: action.trumps })
      : t('deal.passed', { person });
  });
}

function contractLine({ t, name }: HandScene, { contract, soloist }: PublicView): string | null {
  if (contract === null) return null;
  if (contract === 'thrown-in') return t('deal.thrown-in');
  if (soloist === null) return t('deal.contract-normal');
  return t('deal.contract-named', { contract: t(`contract.${contract}`), person: name(soloist) });
}

function contractNote({ t, name }: HandScene, { contract, rules, soloist }: PublicView): string | null {
  if (contract !== 'wedding' || soloist === null) return null;
  return t(`deal.wedding-rule-${rules.weddingDecidedBy}`, { person: name(soloist) });
}

function askedLine(scene: HandScene, { phase, turn }: PublicView): string | null {
  if (scene.view.phase !== 'playing' || scene.view.paused) return null;
  if (turn === null || phase === 'play' || phase === 'over') return null;
  return scene.t(`deal.to-${phase}`, { person: scene.name(turn), time: untilText(scene) });
}

/** A contract with whose it is, where it is somebody's. */
export function contractText(
  { t, name }: Pick<HandScene, 't' | 'name'>,
  { contract, soloist }: Pick<PublicView, 'contract' | 'soloist'>,
): string | null {
  if (contract === null || contract === 'thrown-in') return null;
  const text = t(`contract.${contract}`);
  const owned = soloist !== null && (isSolo(contract) || contract === 'wedding' || contract === 'poverty');
  return owned ? t('own.contract', { contract: text, person: name(soloist) }) : text;
}
