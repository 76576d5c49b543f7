import { type Card, countOf, withoutAll } from '../../core/card.ts';
import { leadingSeat, legalCards, playerAt, secondDulleWins, type Trick } from '../../core/hand/trick.ts';
import { withDdvRules } from '../../core/rules/readRules.ts';
import { handSize, type RuleSet } from '../../core/rules/ruleSet.ts';
import type { Seat } from '../../core/seat.ts';
import type { SeatView } from '../../core/view/seatView.ts';
import { seenOrder } from '../../core/view/seenOrder.ts';

type Play = Extract<SeatView['actions'][number], { do: 'play' }>;

/**
 * Why a view of the right shape can be no seat's: cards that are not there, turns that are not kept. One sentence,
 * or null where nothing speaks against it. Which announcements and reservations are legal it is believed.
 */
export function senseless(view: SeatView): string | null {
  const rules = withDdvRules(view.rules);
  return (
    cardsWrong(view, rules) ?? (view.phase === 'play' ? turnsWrong(view, rules) : null) ?? legalWrong(view)
  );
}

const playsIn = (view: SeatView): readonly Play[] => view.actions.filter((action) => action.do === 'play');

function cardsWrong(view: SeatView, rules: RuleSet): string | null {
  if (view.dealt.length !== handSize(rules)) return `"dealt" must be ${handSize(rules)} cards by the rules.`;
  const played = playsIn(view);
  const known = [...view.cards, ...played.map(({ card }) => card)];
  for (const cards of [view.dealt, known]) {
    const tooMany = cards.find((card) => countOf(cards, card) > 2);
    if (tooMany) return `${tooMany} is there more than twice.`;
    if (!rules.nines && cards.some((card) => card.endsWith('9'))) return 'There are no nines by the rules.';
  }
  const expected = heldNow(view);
  const same = expected.length === view.cards.length && withoutAll(expected, view.cards).length === 0;
  return same ? null : '"cards" are not what is left of "dealt" after the actions.';
}

/** What a seat holds after all that it did and was given. */
function heldNow({ seat, dealt, actions }: SeatView): readonly Card[] {
  let held = dealt;
  for (const action of actions) {
    if (action.do === 'play' && action.seat === seat) held = withoutAll(held, [action.card]);
    // Cards of a pass are shown to the two who exchange them alone.
    if (action.do !== 'pass' || !('cards' in action)) continue;
    held = action.seat === seat ? withoutAll(held, action.cards) : [...held, ...action.cards];
  }
  return held;
}

function turnsWrong(view: SeatView, rules: RuleSet): string | null {
  if (view.contract === null || view.contract === 'thrown-in') return 'A hand in play has a contract.';
  if (view.turn === null) return 'A hand in play has a seat in turn.';
  const plays = playsIn(view);
  const size = handSize(rules);
  if (plays.length >= 4 * size) return 'All cards are played, so the hand is over.';
  let trick: Trick = { leader: plays[0]?.seat ?? view.turn, cards: [] };
  for (const { seat, card } of plays) {
    if (seat !== next(trick)) return `Seat ${seat} played ${card} out of turn.`;
    trick = { ...trick, cards: [...trick.cards, card] };
    if (trick.cards.length < 4) continue;
    const dulle = secondDulleWins(rules.secondDulleWins, false);
    trick = { leader: leadingSeat(trick, seenOrder(view), dulle), cards: [] };
  }
  if (view.turn !== next(trick)) return `It is the turn of seat ${next(trick)}.`;
  if (view.turn !== view.seat) return null;
  const said = new Set(view.legal.flatMap((action) => (action.do === 'play' ? [action.card] : [])));
  // While an announcement is due no card is legal.
  if (said.size === 0) return null;
  const legal = legalCards(view.cards, trick, seenOrder(view));
  if ([...said].some((card) => !legal.includes(card))) return 'A card that is said to be legal is not.';
  const missed = legal.find((card) => !said.has(card));
  return missed ? `"legal" misses ${missed}.` : null;
}

const next = ({ leader, cards }: Trick): Seat => playerAt(leader, cards.length);

function legalWrong(view: SeatView): string | null {
  const inTurn = view.turn === view.seat;
  if (inTurn && view.legal.length === 0) return 'A seat in turn has something to do.';
  const early = view.legal.find(
    (action) => action.do !== 'announce' && (!inTurn || phaseOf[action.do] !== view.phase),
  );
  if (early) return `"${early.do}" is not for this seat now.`;
  if (inTurn && view.phase === 'take' && view.legal.length < 2) return '"legal" misses one answer to "take".';
  return view.phase !== 'play' && view.legal.some((action) => action.do === 'announce')
    ? 'Nobody announces before or after play.'
    : null;
}

const phaseOf = { declare: 'declare', name: 'name', take: 'take', pass: 'pass', play: 'play' } as const;
