import type { ChatInputCommandInteraction } from 'discord.js';
import type { BookedHand } from '../../app/ledger.ts';
import { STEPS } from '../../core/rules/announcement.ts';
import { PARTIES, type Party } from '../../core/rules/contract.ts';
import { type Draft, NEW_DRAFT } from '../../core/score/draft.ts';
import { type Extras, NOTHING_SAID, type Said } from '../../core/score/entry.ts';
import { EXTRA_REASONS } from '../../core/score/result.ts';
import { perSeat, SEATS } from '../../core/seat.ts';
import type { PublicView } from '../../core/view/publicView.ts';
import type { Desk } from '../desk.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { message } from '../messages/parts.ts';
import type { Click } from '../reply.ts';
import type { Visit } from '../visit.ts';
import { cannotTell } from './cannotTell.ts';
import { entryPanel } from './entryPanel.ts';

/** Opens the panel of an entry that is to stand in a hand's place, with all that is known of that hand chosen. */
export async function openCorrection(
  { interaction, desk, reader }: Visit<Click | ChatInputCommandInteraction>,
  hand: BookedHand,
): Promise<MessagePayload> {
  const { t } = reader;
  const untellable = cannotTell(interaction, t);
  if (untellable !== null) return message([untellable]);
  const after = hand.replacedBy === null ? null : await desk.ledger.hand(hand.guildId, hand.replacedBy);
  if (after && !after.struck) return message([t('entry.now-replaced', { hand: hand.id })]);
  const entry = await desk.entered.open({
    id: desk.newId(),
    guildId: hand.guildId,
    channelId: interaction.channelId ?? '',
    owner: interaction.user.id,
    rules: hand.rules,
    players: perSeat((seat) => ({ player: hand.seats[seat].player, name: hand.seats[seat].name })),
    draft: await knownOf(hand, desk),
    replaces: hand.id,
  });
  return entryPanel(entry, 'hand', t);
}

/** What was chosen when it was entered, or happened when it was played; else what the books say of it. */
async function knownOf(hand: BookedHand, desk: Pick<Desk, 'entered' | 'tables'>): Promise<Draft> {
  const chosen = await desk.entered.chosen(hand.id);
  if (chosen) return chosen;
  const draft: Draft = {
    ...NEW_DRAFT,
    contract: hand.contract === 'thrown-in' ? 'normal' : hand.contract,
    re: SEATS.filter((seat) => hand.seats[seat].party === 're'),
    reEyes: hand.reEyes,
    multiplier: hand.multiplier,
  };
  // A correction of a correction finds its own entry; this is the hand as it was played.
  const reading = hand.table !== null && hand.enteredBy === null ? await desk.tables.read(hand.table) : null;
  const view = reading?.finishedHand(hand.number)?.hand;
  return view ? { ...draft, ...playedIn(view) } : draft;
}

/** What people at the table would have written down of a hand that was played here. */
export function playedIn(view: PublicView): Pick<Draft, 'trickless' | 'said' | 'extras'> | null {
  const { result, announcements } = view;
  if (!result || result.contract === 'thrown-in') return null;
  const { parties, trickCount, lines } = result;
  const extras = (party: Party): Extras =>
    Object.fromEntries(
      EXTRA_REASONS.map((reason) => [
        reason,
        lines.filter((line) => line.party === party && line.reason === reason).length,
      ]),
    );
  const said = (party: Party): Said => {
    const own = announcements.filter(({ seat }) => parties[seat] === party).map(({ value }) => value);
    const highest = STEPS.findLast((step) => own.includes(step));
    return own.length === 0 ? NOTHING_SAID : { call: true, steps: highest ? STEPS.indexOf(highest) + 1 : 0 };
  };
  return {
    trickless: PARTIES.find((party) => trickCount[party] === 0) ?? null,
    said: { re: said('re'), kontra: said('kontra') },
    extras: { re: extras('re'), kontra: extras('kontra') },
  };
}
