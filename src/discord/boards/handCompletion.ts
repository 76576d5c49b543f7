import type { AutocompleteInteraction } from 'discord.js';
import type { BookedHand, HistoryQuery } from '../../app/ledger.ts';
import type { Desk } from '../desk.ts';
import { seatLabel } from '../messages/boards/players.ts';
import type { Reader } from '../messages/reader.ts';
import { signed } from '../messages/scene.ts';

/** Most completions that Discord shows, and characters of one. */
const MOST_COMPLETIONS = 25;
const LONGEST_COMPLETION = 100;

/** Hands that are looked through for what was typed. */
const RECENT = 100;

const SHORT_NAME = 12;

/** Completes an option that names a hand: the latest that the person played. */
export async function completeHand(
  interaction: AutocompleteInteraction,
  desk: Desk,
  reader: Reader,
): Promise<void> {
  await answerHands(
    interaction,
    await recent(desk, { guildId: interaction.guildId, player: interaction.user.id }),
    reader,
  );
}

/** Completes an option that names a hand to be corrected: the latest of the server of which anything may be told. */
export async function completeCorrected(
  interaction: AutocompleteInteraction,
  desk: Desk,
  reader: Reader,
): Promise<void> {
  const { guildId } = interaction;
  // Hands are corrected where they were played; anywhere else there are none to choose from.
  const hands = guildId === null ? [] : await recent(desk, { guildId });
  const correctable = hands.filter(({ concealed, contract }) => !concealed && contract !== 'thrown-in');
  await answerHands(interaction, correctable, reader);
}

async function answerHands(
  interaction: AutocompleteInteraction,
  hands: readonly BookedHand[],
  { t }: Reader,
): Promise<void> {
  const called = (hand: BookedHand): string => {
    const { id, contract, concealed, seats } = hand;
    if (concealed) return id;
    const own = seats.filter(({ player }) => player === interaction.user.id);
    const points = own.map((seat) => signed(seat.points));
    const others = seats.filter(({ player }) => player !== interaction.user.id);
    const people = others.map((seat) => seatLabel(seat, t, SHORT_NAME)).join(', ');
    return [
      t('board.hand-option', { hand: id, contract: t(`contract.${contract}`) }),
      ...points,
      people,
    ].join(' · ');
  };
  await answer(
    interaction,
    hands.map((hand) => ({ name: called(hand), value: hand.id })),
  );
}

/** Completes an option that names a table: where hands were played last. */
export async function completeTable(
  interaction: AutocompleteInteraction,
  desk: Desk,
  { t }: Reader,
): Promise<void> {
  const { guildId, user } = interaction;
  const hands = await recent(desk, guildId === null ? { guildId, player: user.id } : { guildId });
  const tables = new Map<string, string>();
  for (const { table, seats } of hands) {
    if (table === null || tables.has(table)) continue;
    tables.set(table, [table, ...seats.map((seat) => seatLabel(seat, t, SHORT_NAME))].join(' · '));
  }
  await answer(
    interaction,
    [...tables].map(([value, name]) => ({ name, value })),
  );
}

async function recent({ ledger }: Desk, whose: HistoryQuery): Promise<readonly BookedHand[]> {
  return (await ledger.history({ ...whose, limit: RECENT })).hands;
}

/** Those that contain what was typed so far. */
async function answer(
  interaction: AutocompleteInteraction,
  all: readonly { readonly name: string; readonly value: string }[],
): Promise<void> {
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const fitting = all.filter(({ name }) => name.toLowerCase().includes(typed));
  await interaction.respond(
    fitting
      .slice(0, MOST_COMPLETIONS)
      .map(({ name, value }) => ({ name: name.slice(0, LONGEST_COMPLETION), value })),
  );
}
