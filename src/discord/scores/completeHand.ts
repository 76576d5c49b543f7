import type { AutocompleteInteraction } from 'discord.js';
import type { BookedHand } from '../../app/ledger.ts';
import { plainName } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Desk } from '../desk.ts';
import type { Reader } from '../messages/reader.ts';
import { signed } from '../messages/scene.ts';
import { guildOf } from '../rules/heldSet.ts';
import { labelOf } from './handPlayers.ts';

/** Most completions that Discord shows, and characters of one. */
const MOST_COMPLETIONS = 25;
const LONGEST_COMPLETION = 100;

/** Hands that are looked through for what was typed so far. */
const LOOKED_THROUGH = 100;

/** Completes an option that names a booked hand: the newest of the server whose id or players match. */
export async function completeHand(
  interaction: AutocompleteInteraction,
  { ledger }: Pick<Desk, 'ledger'>,
  { t }: Reader,
): Promise<void> {
  const part = interaction.options.getFocused().trim().toLowerCase();
  const { hands } = await ledger.history({ guildId: guildOf(interaction), limit: LOOKED_THROUGH });
  const found = hands
    .filter(({ concealed, contract }) => !concealed && contract !== 'thrown-in')
    .map((hand) => ({ name: plainName(labelOfHand(hand, t), LONGEST_COMPLETION), value: hand.id }))
    .filter(({ name }) => name.toLowerCase().includes(part));
  await interaction.respond(found.slice(0, MOST_COMPLETIONS));
}

const labelOfHand = ({ id, contract, seats }: BookedHand, t: Texts): string =>
  [
    id,
    t(`contract.${contract}`),
    seats.map((seat) => `${labelOf(seat, t)} ${signed(seat.points)}`).join(', '),
  ].join(' · ');
