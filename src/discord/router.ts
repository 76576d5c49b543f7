import type { Interaction } from 'discord.js';
import type { TableReading } from '../app/tableReading.ts';
import type { TableAction } from '../core/table/action.ts';
import type { PersonId } from '../core/table/occupant.ts';
import { textsFor } from '../texts/texts.ts';
import type { Command } from './command.ts';
import { type CustomId, parseCustomId, parseCut, parsePassedCards } from './customId.ts';
import type { Desk } from './desk.ts';
import {
  confirmPanel,
  handPanel,
  lastTrickPanel,
  menuPanel,
  rejectionText,
  reviewPanel,
  rulesPanel,
  scorePanel,
} from './messages/panels.ts';
import { isModerator, personOf } from './person.ts';
import { recordFiles } from './recordFiles.ts';
import { type Click, isOnWhisper, turnInto, whisper } from './reply.ts';

/** Hands every interaction to what it is meant for. What it throws is a bug, or Discord's routine. */
export function createRouter(commands: readonly Command[], desk: Desk) {
  const byName = new Map(commands.map((command) => [command.declaration.name, command]));
  return async (interaction: Interaction): Promise<void> => {
    if (interaction.isChatInputCommand()) {
      await byName.get(interaction.commandName)?.run(interaction, desk);
    } else if (interaction.isAutocomplete()) {
      await byName.get(interaction.commandName)?.complete?.(interaction, desk);
    } else if (interaction.isButton() || interaction.isStringSelectMenu()) {
      await click(interaction, desk);
    }
  };
}

async function click(interaction: Click, desk: Desk): Promise<void> {
  const texts = textsFor(interaction.locale);
  const id = parseCustomId(interaction.customId);
  if (!id) return whisper(interaction, { content: texts('errors.unknownButton') });
  const reading = await desk.tables.read(id.table);
  if (!reading) return whisper(interaction, { content: texts('errors.unknownTable') });
  const { id: person } = personOf(interaction);
  await welcomeBack(desk, reading, person);
  await answer({ interaction, desk, reading, person }, id);
}

/** Whoever presses anything at their table is there again. */
export async function welcomeBack(desk: Desk, reading: TableReading, person: PersonId): Promise<void> {
  const held = reading.table.chairs.some(
    (chair) => chair?.kind === 'person' && chair.held && chair.person.id === person,
  );
  if (held) await desk.tables.act(reading.table.id, { do: 'return', by: person });
}

interface Clicked {
  readonly interaction: Click;
  readonly desk: Desk;
  readonly reading: TableReading;
  readonly person: PersonId;
}

function answer(clicked: Clicked, id: CustomId): Promise<void> {
  const { interaction, reading, person } = clicked;
  switch (id.do) {
    case 'my-hand':
      return showHand(clicked);
    case 'last-trick':
      return whisper(interaction, lastTrickPanel(reading));
    case 'rules':
      return whisper(interaction, rulesPanel(reading));
    case 'score':
      return whisper(interaction, scorePanel(reading));
    case 'menu':
      return turnInto(interaction, menuPanel(reading, person));
    case 'review':
      return turnInto(interaction, reviewPanel(reading, id.hand, id.page));
    case 'records':
      return whisper(interaction, {}, recordFiles(reading));
    case 'ask-leave':
    case 'ask-vote-end':
    case 'ask-close':
      return turnInto(interaction, confirmPanel(reading, person, id));
    case 'ask-remove':
      return turnInto(interaction, confirmPanel(reading, person, id));
    case 'move':
      return move(clicked, { do: 'move', by: person, move: id.move, token: id.token });
    case 'pass': {
      const cards = parsePassedCards(valuesOf(interaction));
      return cards
        ? move(clicked, { do: 'move', by: person, move: { do: 'pass', cards }, token: id.token })
        : Promise.resolve();
    }
    case 'cut':
      return act(clicked, { do: 'cut', by: person, cut: parseCut(valuesOf(interaction)), hand: id.hand });
    case 'next-hand':
      return act(clicked, { do: 'next-hand', by: person, hand: id.hand });
    case 'join':
      return act(clicked, { do: 'join', by: personOf(interaction) });
    case 'take-seat':
      return act(clicked, { do: 'join', by: personOf(interaction), seat: id.seat });
    case 'remove':
      return act(clicked, {
        do: 'remove',
        by: person,
        seat: id.seat,
        moderator: isModerator(interaction),
      });
    case 'close':
      return act(clicked, { do: 'close', by: person, moderator: isModerator(interaction) });
    case 'leave':
    case 'add-computer':
    case 'remove-computer':
    case 'start':
    case 'pause':
    case 'resume':
    case 'return':
    case 'vote-end':
      return act(clicked, { do: id.do, by: person });
  }
}

const valuesOf = (click: Click): readonly string[] => (click.isStringSelectMenu() ? click.values : []);

/** Takes an action that public messages show; the click itself is only acknowledged. */
async function act({ interaction, desk, reading, person }: Clicked, action: TableAction): Promise<void> {
  const acted = await desk.tables.act(reading.table.id, action);
  if (!acted.ok) return refuse({ interaction, desk, reading, person }, acted.error);
  if (isOnWhisper(interaction)) return turnInto(interaction, menuPanel(acted.value.reading, person));
  await interaction.deferUpdate();
}

/** Takes a move: the hand it was made from, private or by direct message, shows what came of it. */
async function move({ interaction, desk, reading, person }: Clicked, action: TableAction): Promise<void> {
  const acted = await desk.tables.act(reading.table.id, action);
  if (!acted.ok) return refuse({ interaction, desk, reading, person }, acted.error);
  if (!isOnWhisper(interaction)) {
    await interaction.deferUpdate();
    return;
  }
  await showHand({ interaction, desk, reading: acted.value.reading, person });
}

/** Shows the hand privately, and keeps it up to date while Discord lets us. */
async function showHand({ interaction, desk, reading, person }: Clicked): Promise<void> {
  const panel = handPanel(reading, person);
  await turnInto(interaction, panel);
  if (reading.player(person)) desk.hands.shown(reading.table.id, person, interaction.token, panel);
}

/** Says privately what is true now, read anew, since the table may have moved on meanwhile. */
async function refuse(
  { interaction, desk, reading, person }: Clicked,
  rejection: Parameters<typeof rejectionText>[0],
): Promise<void> {
  const now = (await desk.tables.read(reading.table.id)) ?? reading;
  await whisper(interaction, { content: rejectionText(rejection, now, person) });
}
