import type { SeatView } from '../core/view/seatView.ts';
import { chooseAnnouncement } from './announcing.ts';
import { chooseCard } from './cardChoice.ts';
import { choosePassed, chooseReservation, takesPoverty } from './inquiry.ts';
import type { Player, PlayerMove, Random } from './player.ts';
import { readSituation } from './situation.ts';

/**
 * Plays by simple rules: weighs for each legal card what the present trick is likely to bring its party
 * and what the card would be worth later; names solos and announces only with clearly strong hands.
 */
export const simplePlayer: Player = (view, random) => {
  if (view.turn !== view.seat) return null;
  switch (view.phase) {
    case 'declare':
      return { do: 'declare', value: chooseReservation(view) ? 'reservation' : 'healthy' };
    case 'name':
      return nameReservation(view);
    case 'take':
      return { do: 'take', value: takesPoverty(view) };
    case 'pass':
      return passCards(view);
    case 'play':
      return playCard(view, random);
    case 'over':
      return null;
  }
};

function nameReservation(view: SeatView): PlayerMove | null {
  const names = view.legal.flatMap((action) => (action.do === 'name' ? [action.value] : []));
  const value = chooseReservation(view, names) ?? names[0];
  return value ? { do: 'name', value } : null;
}

function passCards(view: SeatView): PlayerMove | null {
  const pass = view.legal.find((action) => action.do === 'pass');
  return pass ? { do: 'pass', cards: choosePassed(view, pass.count, pass.must) } : null;
}

function playCard(view: SeatView, random: Random): PlayerMove | null {
  if (view.contract === null || view.contract === 'thrown-in') return null;
  const legal = view.legal.flatMap((action) => (action.do === 'play' ? [action.card] : []));
  // No card may be played while an announcement is due.
  if (legal.length === 0) return view.legal.find((action) => action.do === 'announce') ?? null;
  const situation = readSituation(view, view.contract);
  const announcement = chooseAnnouncement(view, situation);
  if (announcement) return { do: 'announce', value: announcement };
  const card = chooseCard(situation, legal, random);
  return card ? { do: 'play', card } : null;
}
