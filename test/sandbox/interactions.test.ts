import { MessageFlags, SlashCommandBuilder } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ControlError } from '../../src/sandbox/client.ts';
import { button, movableClock, openScene, PATIENT, rawRequest, row, type Scene } from './fixture.ts';

const clock = movableClock();
let scene: Scene;

beforeEach(async () => {
  scene = await openScene({ clock });
  await scene.client.application.commands.set([
    new SlashCommandBuilder()
      .setName('table')
      .setDescription('Tables')
      .setNameLocalizations({ de: 'tisch' })
      .addSubcommand((sub) =>
        sub
          .setName('create')
          .setDescription('Opens a table')
          .addStringOption((option) =>
            option
              .setName('pace')
              .setDescription('How fast')
              .addChoices({ name: 'Live', value: 'live' }, { name: 'Slow', value: 'slow' }),
          )
          .addIntegerOption((option) =>
            option.setName('hands').setDescription('How many').setMinValue(1).setMaxValue(24),
          )
          .addUserOption((option) => option.setName('with').setDescription('Whom')),
      )
      .addSubcommand((sub) =>
        sub
          .setName('close')
          .setDescription('Closes it')
          .addStringOption((option) =>
            option.setName('which').setDescription('Which').setRequired(true).setAutocomplete(true),
          ),
      ),
  ]);
});

afterEach(() => scene.end());

const contents = async (who: 'ann' | 'bob'): Promise<readonly string[]> =>
  (await scene[who].messagesIn(scene.channelId)).map(({ content }) => content);

/** Posts a message of the bot with these buttons. */
async function post(...components: readonly object[]): Promise<string> {
  const body = { content: 'Here', components: [row(...components)] };
  const { body: message } = await scene.request('POST', `/channels/${scene.channelId}/messages`, body);
  return message.id;
}

describe('a command', () => {
  test('reaches the bot with options, who, where, and both languages', async () => {
    const seen: Record<string, unknown>[] = [];
    scene.answer(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      seen.push({
        subcommand: interaction.options.getSubcommand(),
        pace: interaction.options.getString('pace'),
        hands: interaction.options.getInteger('hands'),
        with: interaction.options.getUser('with')?.username,
        member: interaction.options.getMember('with') !== null,
        user: interaction.user.username,
        channel: interaction.channel?.id,
        guild: interaction.guild?.name,
        locale: interaction.locale,
        guildLocale: interaction.guildLocale,
        mayEmbed: interaction.appPermissions.has('EmbedLinks'),
        mayPin: interaction.appPermissions.has('ManageMessages'),
        admin: interaction.memberPermissions?.has('Administrator'),
      });
      await interaction.reply('Done');
    });
    const options = { pace: 'slow', hands: 4, with: scene.ann.id };
    const { response } = await scene.bob.run(scene.channelId, 'table create', options);
    expect(response).toMatchObject({ type: 4, ephemeral: false });
    expect(seen).toEqual([
      {
        subcommand: 'create',
        pace: 'slow',
        hands: 4,
        with: 'ann',
        member: true,
        user: 'bob',
        channel: scene.channelId,
        guild: 'Club',
        locale: 'de',
        guildLocale: 'hu',
        mayEmbed: true,
        mayPin: false,
        admin: false,
      },
    ]);
  });

  test.each([
    ['chair create', {}, 'no-such-command'],
    ['table', {}, 'no-such-command'],
    ['table fold', {}, 'no-such-command'],
    ['table create', { speed: 'live' }, 'no-such-option'],
    ['table create', { pace: 'warp' }, 'bad-option'],
    ['table create', { hands: 25 }, 'bad-option'],
    ['table create', { hands: 1.5 }, 'bad-option'],
    ['table create', { with: 'ann' }, 'bad-option'],
    ['table close', {}, 'option-missing'],
  ])('"%s" with %j is refused as %s', async (command, options, code) => {
    await expect(scene.ann.run(scene.channelId, command, options)).rejects.toMatchObject({
      status: 400,
      code,
    });
  });

  test('can be run in a direct message, where there is no server', async () => {
    const guilds: (string | null)[] = [];
    scene.answer(async (interaction) => {
      guilds.push(interaction.guildId);
      if (interaction.isRepliable()) await interaction.reply('Private');
    });
    await scene.ann.run('dm', 'table create');
    expect(guilds).toEqual([null]);
    expect((await scene.ann.directMessages()).map(({ content }) => content)).toEqual(['Private']);
    expect(await scene.bob.directMessages()).toEqual([]);
  });

  test('gets its choices from the bot while it is typed', async () => {
    scene.answer(async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      await interaction.respond([{ name: `${interaction.options.getFocused()}!`, value: 'x' }]);
    });
    const { response } = await scene.ann.autocomplete(
      scene.channelId,
      'table close',
      { which: 'ta' },
      'which',
    );
    expect(response).toMatchObject({ type: 8, choices: [{ name: 'ta!', value: 'x' }] });
  });

  test('fails at once when the bot is not there', async () => {
    await scene.client.destroy();
    await expect(scene.ann.run(scene.channelId, 'table create')).rejects.toMatchObject({ status: 504 });
  });
});

describe('an answer', () => {
  test('may be deferred, edited, followed and deleted', async () => {
    const flagsWhileThinking: number[] = [];
    scene.answer(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      flagsWhileThinking.push((await scene.bob.messagesIn(scene.channelId))[0]!.flags);
      await interaction.editReply('Here it is');
      await interaction.followUp('More');
      const gone = await interaction.followUp('Gone');
      await interaction.deleteReply(gone);
      await interaction.followUp('Last');
    });
    await scene.ann.run(scene.channelId, 'table create');
    await expect.poll(() => contents('bob'), PATIENT).toEqual(['Here it is', 'More', 'Last']);
    expect(flagsWhileThinking).toEqual([128]);
    expect((await scene.bob.messagesIn(scene.channelId))[0]!.flags).toBe(0);
  });

  test('that is deferred is filled by the first follow-up, and stays as visible as it was', async () => {
    scene.answer(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.followUp('Only for you');
    });
    await scene.ann.run(scene.channelId, 'table create');
    await expect.poll(() => contents('ann'), PATIENT).toEqual(['Only for you']);
    expect(await contents('bob')).toEqual([]);
  });

  test('with_response gives the message', async () => {
    const ids: (string | undefined)[] = [];
    scene.answer(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const { resource } = await interaction.reply({ content: 'Hello', withResponse: true });
      ids.push(resource?.message?.id);
    });
    const { response } = await scene.ann.run(scene.channelId, 'table create');
    await expect.poll(() => ids, PATIENT).toEqual([response.messageId]);
  });
});

describe('an ephemeral message', () => {
  const answerWithSecret = () =>
    scene.answer(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        await interaction.reply({
          content: 'Your cards',
          components: [row(button('play'))] as never,
          flags: MessageFlags.Ephemeral,
        });
      } else if (interaction.isButton()) {
        await interaction.update({ content: 'Played', components: [] });
      }
    });

  test('is seen and clicked by one person only, and does not exist for the bot', async () => {
    answerWithSecret();
    const { response } = await scene.ann.run(scene.channelId, 'table create');
    expect(response.ephemeral).toBe(true);
    const [secret] = await scene.ann.messagesIn(scene.channelId);
    expect(secret).toMatchObject({ content: 'Your cards', flags: MessageFlags.Ephemeral });
    expect(await contents('bob')).toEqual([]);
    await expect(scene.bob.click({ messageId: secret!.id, customId: 'play' })).rejects.toMatchObject({
      status: 403,
    });
    const path = `/channels/${scene.channelId}/messages`;
    expect((await scene.request('GET', path)).body).toEqual([]);
    expect((await scene.request('GET', `${path}/${secret!.id}`)).body.code).toBe(10008);
    expect((await scene.request('PATCH', `${path}/${secret!.id}`, { content: 'x' })).body.code).toBe(10008);
    await scene.ann.click({ messageId: secret!.id, label: 'play' });
    expect(await contents('ann')).toEqual(['Played']);
  });

  test('is named in the journal with its audience', async () => {
    answerWithSecret();
    await scene.ann.run(scene.channelId, 'table create');
    await post(button('a'));
    const { entries, next } = await scene.control.journal();
    expect(entries.map(({ kind, audience, n }) => ({ kind, audience, n }))).toEqual([
      { kind: 'response', audience: scene.ann.id, n: 1 },
      { kind: 'create', audience: null, n: 2 },
    ]);
    expect((await scene.control.journal(next)).entries).toEqual([]);
  });
});

describe('a button', () => {
  test('updates its message', async () => {
    const id = await post(button('go', 'Go'));
    scene.answer(async (interaction) => {
      if (interaction.isButton())
        await interaction.update({ content: `Gone by ${interaction.user.username}` });
    });
    const { response } = await scene.bob.click({ messageId: id, label: 'Go' });
    expect(response).toMatchObject({ type: 7, messageId: id });
    expect(await contents('ann')).toEqual(['Gone by bob']);
  });

  test('may be acknowledged first and the message edited later', async () => {
    const id = await post(button('go'));
    scene.answer(async (interaction) => {
      if (!interaction.isButton()) return;
      await interaction.deferUpdate();
      await interaction.editReply('Later');
      await interaction.followUp({ content: 'Psst', flags: MessageFlags.Ephemeral });
    });
    await scene.bob.click({ messageId: id, customId: 'go' });
    await expect.poll(() => contents('bob'), PATIENT).toEqual(['Later', 'Psst']);
    expect(await contents('ann')).toEqual(['Later']);
  });

  test('that cannot be clicked is not', async () => {
    const id = await post(
      button('off', 'Off', { disabled: true }),
      button('one', 'Twin'),
      button('two', 'Twin'),
      { type: 2, style: 5, label: 'Web', url: 'https://example.org' },
    );
    const refused = (what: { label: string } | { customId: string }) =>
      scene.ann.click({ messageId: id, ...what } as never).then(
        () => 'clicked',
        (error: ControlError) => `${error.status} ${error.code}`,
      );
    expect(await refused({ label: 'Off' })).toBe('409 disabled');
    expect(await refused({ customId: 'nothing' })).toBe('404 no-such-button');
    expect(await refused({ label: 'Twin' })).toBe('409 ambiguous-label');
    expect(await refused({ label: 'Web' })).toBe('409 link-button');
    const elsewhere = scene.ann.click({ messageId: '123456789012345678', label: 'Off' });
    await expect(elsewhere).rejects.toMatchObject({ status: 404 });
  });

  test('of a deleted message cannot be clicked', async () => {
    const id = await post(button('go'));
    await scene.control.deleteMessage(scene.channelId, id);
    await expect(scene.ann.click({ messageId: id, customId: 'go' })).rejects.toMatchObject({ status: 404 });
  });
});

test('a select menu takes values that it has, as many as it allows', async () => {
  const options = ['a', 'b', 'c'].map((value) => ({ label: value.toUpperCase(), value }));
  const id = await post({ type: 3, custom_id: 'pick', options, min_values: 1, max_values: 2 });
  const chosen: (readonly string[])[] = [];
  scene.answer(async (interaction) => {
    if (!interaction.isStringSelectMenu()) return;
    chosen.push(interaction.values);
    await interaction.deferUpdate();
  });
  const select = (...values: readonly string[]) =>
    scene.ann.select({ messageId: id, customId: 'pick', values });
  await select('b', 'c');
  expect(chosen).toEqual([['b', 'c']]);
  await expect(select()).rejects.toMatchObject({ code: 'bad-selection' });
  await expect(select('a', 'b', 'c')).rejects.toMatchObject({ code: 'bad-selection' });
  await expect(select('z')).rejects.toMatchObject({ code: 'no-such-value' });
});

describe('the token of an interaction', () => {
  const open = async (): Promise<{ readonly callback: string; readonly webhook: string }> => {
    const id = await post(button('go'));
    const arrived = new Promise<{ id: string; token: string }>((resolve) => {
      scene.answer(async (interaction) => resolve({ id: interaction.id, token: interaction.token }));
    });
    await scene.ann.clickAndGo({ messageId: id, customId: 'go' });
    const interaction = await arrived;
    return {
      callback: `/interactions/${interaction.id}/${interaction.token}/callback`,
      webhook: `/webhooks/${scene.client.application.id}/${interaction.token}`,
    };
  };
  const send = (path: string, body: unknown, method = 'POST') =>
    rawRequest(scene.sandbox, method, path, body, 'none');
  const reply = { type: 4, data: { content: 'Hi' } };

  test('needs no authorization, and takes one first answer', async () => {
    const { callback } = await open();
    expect((await send(callback, reply)).status).toBe(204);
    const second = await send(callback, reply);
    expect([second.status, second.body.code]).toEqual([400, 40060]);
  });

  test('takes no first answer after three seconds', async () => {
    const { callback } = await open();
    clock.move(3000);
    const late = await send(callback, reply);
    expect([late.status, late.body.code]).toEqual([404, 10062]);
  });

  test('takes follow-ups after the first answer, for a quarter of an hour', async () => {
    const { callback, webhook } = await open();
    expect((await send(webhook, { content: 'Early' })).body.code).toBe(10015);
    await send(callback, reply);
    expect((await send(webhook, { content: 'In time' })).status).toBe(200);
    clock.move(15 * 60_000);
    expect((await send(webhook, { content: 'Late' })).body.code).toBe(50027);
    const edit = await send(`${webhook}/messages/%40original`, { content: 'Late' }, 'PATCH');
    expect([edit.status, edit.body.code]).toEqual([401, 50027]);
  });

  test('does not reach the messages of another interaction', async () => {
    const first = await open();
    await send(first.callback, reply);
    const original = await send(`${first.webhook}/messages/@original`, undefined, 'GET');
    expect(original.body.content).toBe('Hi');
    const second = await open();
    await send(second.callback, { type: 6 });
    const foreign = await send(`${second.webhook}/messages/${original.body.id}`, undefined, 'GET');
    expect(foreign.body.code).toBe(10008);
  });

  test('of a wrong application or nonsense is not known', async () => {
    expect((await send('/webhooks/123456789012345678/abc', { content: 'x' })).body.code).toBe(10015);
    const nonsense = `/webhooks/${scene.client.application.id}/abc`;
    expect((await send(nonsense, { content: 'x' })).body.code).toBe(50027);
  });
});
