import { setImmediate as afterwards } from 'node:timers/promises';
import type { Interaction } from 'discord.js';
import { mentioned } from '../app/audit.ts';
import type { TableReading } from '../app/tableReading.ts';
import { USUAL_LEVEL } from '../core/level.ts';
import type { TableAction } from '../core/table/action.ts';
import type { ChairNumber } from '../core/table/chairs.ts';
import type { PersonId } from '../core/table/occupant.ts';
import type { TableRejection } from '../core/table/rejection.ts';
import { chairOf, isAbsent } from '../core/table/seating.ts';
import { FAMILIES } from './clicks/families.ts';
import { showHint } from './coach/showHint.ts';
import { reviewAt, showReview } from './coach/showReview.ts';
import type { Command } from './command.ts';
import {
  type CustomId,
  parseAddition,
  parseChair,
  parseCustomId,
  parseCut,
  parsePassedCards,
  questionOf,
} from './customId.ts';
import type { Desk } from './desk.ts';
import { introduce } from './introduction.ts';
import { confirmPanel, handPanel, lastTrickPanel, menuPanel, scorePanel } from './messages/panels.ts';
import { message } from './messages/parts.ts';
import type { Reader } from './messages/reader.ts';
import { rejectionText } from './messages/rejectionText.ts';
import { rulesPanel } from './messages/rules/rulesPanel.ts';
import type { Whereabouts } from './messages/scene.ts';
import { troubleText } from './messages/troubleText.ts';
import { personOf } from './person.ts';
import { recordFiles } from './recordFiles.ts';
import { acknowledge, type Click, isOnWhisper, turnInto, updateTo, whisper } from './reply.ts';
import { keepsTable } from './rights.ts';
import { openRules } from './rules/openRules.ts';

/** Hands every interaction to what it is meant for. What it throws is a bug, or Discord's routine. */
export function createRouter(commands: readonly Command[], desk: Desk) {
  const byName = new Map(commands.map((command) => [command.declaration.name, command]));
  return async (interaction: Interaction): Promise<void> => {
    const reader = await desk.readership.of(interaction);
    if (interaction.isChatInputCommand()) {
      await byName.get(interaction.commandName)?.run(interaction, desk, reader);
    } else if (interaction.isAutocomplete()) {
      await byName.get(interaction.commandName)?.complete?.(interaction, desk, reader);
    } else if (interaction.isButton() || interaction.isStringSelectMenu()) {
      await click(interaction, desk, reader);
    }
  };
}

async function click(interaction: Click, desk: Desk, reader: Reader): Promise<void> {
  for (const family of FAMILIES) {
    const answered = family.answer({ interaction, desk, reader });
    if (answered) return answered;
  }
  const id = parseCustomId(interaction.customId);
  if (!id) return unknownButton({ interaction, desk, reader });
  const found = await desk.tables.read(id.table);
  if (!found) return whisper(interaction, desk, message([troubleText('unknown-table', reader.t)]));
  const { id: person } = personOf(interaction);
  // Resuming says itself that somebody is there.
  const reading = id.do === 'resume' ? found : await welcomeBack(desk, found, person);
  // In direct messages only the table tells in which server somebody plays.
  const told = interaction.guildId === null ? await desk.readership.at(reading.table) : null;
  const where = await desk.presenter.whereabouts(id.table);
  await answer({ interaction, desk, reading, person, reader: told?.person(person) ?? reader, where, id });
}

/**
 * Whoever presses anything at their table is there again, and a table that paused since nobody was goes on; gives the
 * table as it stands then.
 */
export async function welcomeBack(
  desk: Desk,
  reading: TableReading,
  person: PersonId,
): Promise<TableReading> {
  const held = reading.table.chairs.some(
    (chair) => isAbsent(chair) && chair?.kind === 'person' && chair.person.id === person,
  );
  if (!held) return reading;
  const back = await desk.tables.act(reading.table.id, { do: 'return', by: person });
  return back.ok ? back.value.reading : reading;
}

interface Clicked {
  readonly interaction: Click;
  readonly desk: Desk;
  readonly reading: TableReading;
  readonly person: PersonId;
  readonly reader: Reader;
  readonly where: Whereabouts;
  readonly id: CustomId;
}

async function answer(clicked: Clicked): Promise<void> {
  const { interaction, desk, reading, person, reader, where, id } = clicked;
  switch (id.do) {
    case 'my-hand':
      return showHand(clicked);
    case 'hint':
      return showHint(interaction, desk, { person, tables: async () => [reading] }, reader);
    case 'last-trick':
      return whisper(interaction, desk, lastTrickPanel(reading, person, reader));
    case 'rules':
      return showRules(clicked);
    case 'score':
      return whisper(interaction, desk, scorePanel(reading, person, reader));
    case 'menu':
      return turnInto(interaction, desk, menuPanel(reading, person, reader, where));
    case 'review':
      return showReview(interaction, desk, reviewAt(reading, id.hand, id.page, reader));
    case 'records':
      return reading.table.concealed
        ? whisper(interaction, desk, message([reader.t('fixture.concealed-review')]))
        : whisper(interaction, desk, message([reader.t('score.records')]), recordFiles(reading));
    case 'ask-leave':
    case 'ask-vote-end':
    case 'ask-close':
    case 'ask-remove': {
      const question = questionOf(id);
      return question
        ? turnInto(interaction, desk, confirmPanel(reading, question, reader))
        : unknownButton(clicked);
    }
    case 'move':
      return move(clicked, { do: 'move', by: person, move: id.move, token: id.token });
    case 'pass': {
      const cards = parsePassedCards(valuesOf(interaction));
      return cards
        ? move(clicked, { do: 'move', by: person, move: { do: 'pass', cards }, token: id.token })
        : unknownButton(clicked);
    }
    case 'cut': {
      const cut = parseCut(valuesOf(interaction));
      return cut === undefined
        ? unknownButton(clicked)
        : play(clicked, { do: 'cut', by: person, cut, hand: id.hand });
    }
    case 'leave-uncut':
      return play(clicked, { do: 'cut', by: person, cut: null, hand: id.hand });
    case 'next-hand':
      return play(clicked, { do: 'next-hand', by: person, hand: id.hand });
    case 'join':
      return sitDown(clicked, { do: 'join', by: personOf(interaction) });
    case 'take-seat':
      return sitDown(clicked, { do: 'join', by: personOf(interaction), chair: id.chair });
    case 'remove':
      return remove(clicked, id.chair);
    case 'close':
      return close(clicked);
    case 'seat-computer': {
      const addition = parseAddition(valuesOf(interaction));
      if (!addition) return unknownButton(clicked);
      await act(clicked, { do: 'add-computer', by: person, ...addition });
      return;
    }
    case 'unseat-computer': {
      const chair = parseChair(valuesOf(interaction));
      if (chair === null) return unknownButton(clicked);
      await act(clicked, { do: 'remove-computer', by: person, chair });
      return;
    }
    // The button of lobbies from before there were levels.
    case 'add-computer':
      await act(clicked, { do: 'add-computer', by: person, level: USUAL_LEVEL, seats: 'one' });
      return;
    case 'leave':
    case 'remove-computer':
    case 'start':
    case 'pause':
    case 'resume':
    case 'return':
    case 'vote-end':
      await act(clicked, { do: id.do, by: person });
  }
}

/** An id of an older version, or one that nobody here made. */
const unknownButton = ({
  interaction,
  desk,
  reader,
}: Pick<Clicked, 'interaction' | 'desk' | 'reader'>): Promise<void> =>
  whisper(interaction, desk, message([troubleText('unknown-button', reader.t)]));

const valuesOf = (click: Click): readonly string[] => (click.isStringSelectMenu() ? click.values : []);

/** The table's rules in full; who may change them finds the way there. */
async function showRules({ interaction, desk, id, reader }: Clicked): Promise<void> {
  const opened = await openRules(interaction, desk, { of: 'table', table: id.table }, reader);
  await whisper(
    interaction,
    desk,
    opened.ok ? rulesPanel(opened.value, 'overview', reader.t) : message([opened.error]),
  );
}

/** Takes a seat; who sits for the first time ever is introduced to the game. */
async function sitDown(clicked: Clicked, action: TableAction): Promise<void> {
  await act(clicked, action);
  const { desk, reading, person } = clicked;
  const now = await desk.tables.read(reading.table.id);
  if (now && chairOf(now.table.chairs, person) !== null) await introduce(person, now.table.id, desk);
}

async function remove(clicked: Clicked, chair: ChairNumber): Promise<void> {
  const moderator = await keepsTable(clicked.interaction, clicked.desk, clicked.reading.table);
  await act(clicked, { do: 'remove', by: clicked.person, chair, moderator });
}

/** Closes a table; where it was somebody else's, that is noted among the corrections. */
async function close(clicked: Clicked): Promise<void> {
  const { interaction, desk, reading, person } = clicked;
  const moderator = await keepsTable(interaction, desk, reading.table);
  const closed = await act(clicked, { do: 'close', by: person, moderator });
  const { id, host, place } = reading.table;
  if (!closed || host === person) return;
  await desk.audit.note({
    guildId: place.guildId,
    at: desk.now(),
    by: personOf(interaction),
    what: 'table-closed',
    subject: id,
    before: mentioned(host),
    after: null,
  });
}

/** Takes an action that public messages show; the click itself is only acknowledged. False: it was refused. */
async function act(clicked: Clicked, action: TableAction): Promise<boolean> {
  const { interaction, desk, reading, person, reader, where } = clicked;
  const acted = await desk.tables.act(reading.table.id, action);
  if (!acted.ok) {
    await refuse(clicked, acted.error);
  } else if (isOnWhisper(interaction)) {
    await turnInto(interaction, desk, menuPanel(acted.value.reading, person, reader, where));
  } else {
    await acknowledge(interaction);
  }
  return acted.ok;
}

/** Goes on with the game: on a private hand its cards follow, in public the messages show it. */
async function play(clicked: Clicked, action: TableAction): Promise<void> {
  const { interaction, desk, reading } = clicked;
  const acted = await desk.tables.act(reading.table.id, action);
  if (!acted.ok) return refuse(clicked, acted.error);
  if (isOnWhisper(interaction)) return showHand({ ...clicked, reading: acted.value.reading });
  await acknowledge(interaction);
}

/** Takes a move: the hand it was made from, private or by direct message, shows what came of it. */
async function move(clicked: Clicked, action: TableAction): Promise<void> {
  const { interaction, desk, reading } = clicked;
  await desk.presenter.answering(reading.table.id, interaction.message.id, async (answer) => {
    const acted = await desk.tables.act(reading.table.id, action);
    if (!acted.ok) return refuse(clicked, acted.error);
    if (isOnWhisper(interaction)) return showHand({ ...clicked, reading: acted.value.reading });
    // What has to be drawn comes later anyway: the click need not wait until the messages are made.
    const acknowledged = clicked.reader.style ? acknowledge(interaction) : null;
    acknowledged?.catch(() => {});
    if (acknowledged) await afterwards();
    await answer(async (payload) => {
      if (payload) return updateTo(interaction, desk, payload, acknowledged);
      await (acknowledged ?? acknowledge(interaction));
      return { shown: [], late: null };
    });
  });
}

/** Shows the hand privately, and keeps it up to date while Discord lets us. */
async function showHand({ interaction, desk, reading, person, reader, where }: Clicked): Promise<void> {
  const panel = handPanel(reading, person, reader, where);
  await turnInto(interaction, desk, panel);
  if (reading.player(person)) {
    desk.hands.shown({ table: reading.table.id, person, token: interaction.token }, panel);
  }
}

/** Says privately what is true now, read anew, since the table may have moved on meanwhile. */
async function refuse(clicked: Clicked, rejection: TableRejection): Promise<void> {
  const { interaction, desk, reading, person, reader, id } = clicked;
  const now = (await desk.tables.read(reading.table.id)) ?? reading;
  await whisper(interaction, desk, message([rejectionText(rejection, now, person, id, reader)]));
}
