import type { ChatInputCommandInteraction, User } from 'discord.js';
import { GuildMember } from 'discord.js';
import type { EntryPlayer } from '../../app/entries.ts';
import { GUEST } from '../../app/ledger.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { NEW_DRAFT, withEyes } from '../../core/score/draft.ts';
import { type PerSeat, perSeat } from '../../core/seat.ts';
import { proseName } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { message } from '../messages/parts.ts';
import { personOf } from '../person.ts';
import { chosenRules } from '../rules/chosenRules.ts';
import type { Visit } from '../visit.ts';
import { cannotTell } from './cannotTell.ts';
import { entryPanel } from './entryPanel.ts';
import { mayEnter } from './mayCorrect.ts';

/** Answers `/score enter`: the panel in which a hand of a real table is entered, or why there is none. */
export async function enterHand(visit: Visit<ChatInputCommandInteraction>): Promise<MessagePayload> {
  const { interaction, desk, reader } = visit;
  const { t } = reader;
  const { guildId, channelId, options } = interaction;
  if (guildId === null) return message([t('entry.in-server')]);
  const untellable = cannotTell(interaction, t);
  if (untellable !== null) return message([untellable]);
  const { channel } = await desk.readership.ofChannel(guildId);
  const players = playersNamed(interaction, t, channel.t);
  if (!players.ok) return message([players.error]);
  const refusal = await mayEnter(interaction, desk, players.value, t);
  if (refusal !== null) return message([refusal]);
  const rules = await chosenRules(interaction, desk, options.getString('rules'), reader);
  if (!rules.ok) return message([rules.error]);
  const eyes = options.getInteger('eyes');
  const entry = await desk.entered.open({
    id: desk.newId(),
    guildId,
    channelId,
    owner: interaction.user.id,
    rules: rules.value,
    players: players.value,
    draft: eyes === null ? NEW_DRAFT : withEyes(NEW_DRAFT, eyes),
    replaces: null,
  });
  return entryPanel(entry, 'hand', t);
}

/** Who was named, whoever asks on the first place by default, and guests on all others; a sentence where that is wrong. */
function playersNamed(
  interaction: ChatInputCommandInteraction,
  t: Texts,
  channel: Texts,
): Result<PerSeat<EntryPlayer>, string> {
  const named = perSeat((seat) => namedOn(interaction, seat + 1));
  const others = named.slice(1).some((player) => player?.player === interaction.user.id);
  const me = { player: interaction.user.id, name: personOf(interaction).name, user: interaction.user };
  const seats = perSeat((seat) => named[seat] ?? (seat === 0 && !others ? { ...me, isMember: true } : null));
  for (const [index, seat] of seats.entries()) {
    if (!seat) continue;
    const name = proseName(seat.name);
    if (seat.user.bot) return err(t('entry.is-bot', { name }));
    if (!seat.isMember) return err(t('entry.no-member', { name }));
    if (seats.slice(0, index).some((other) => other?.player === seat.player)) {
      return err(t('entry.named-twice', { name }));
    }
  }
  const guests = seats.filter((seat) => seat === null).length;
  return ok(
    perSeat((seat) => {
      const person = seats[seat];
      if (person) return { player: person.player, name: person.name };
      const name =
        guests === 1 ? channel('entry.guest') : channel('entry.guest-number', { number: seat + 1 });
      return { player: GUEST, name };
    }),
  );
}

interface Named extends EntryPlayer {
  readonly user: User;
  readonly isMember: boolean;
}

function namedOn({ options }: ChatInputCommandInteraction, number: number): Named | null {
  const user = options.getUser(`player${number}`);
  if (!user) return null;
  const member = options.getMember(`player${number}`);
  const nick = member instanceof GuildMember ? member.displayName : member?.nick;
  return { player: user.id, name: nick ?? user.displayName, user, isMember: member !== null };
}
