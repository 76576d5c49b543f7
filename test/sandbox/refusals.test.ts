import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button, openScene, type Raw, row, type Scene } from './fixture.ts';

/** What Discord refuses in the body of a message, and where in the answer it says so. */

let scene: Scene;
beforeAll(async () => {
  // With DISCORD_OPENAPI the contract answers first, in its own words; these are the sandbox's.
  scene = await openScene({ openapiFile: '' });
});
afterAll(() => scene.end());

const V2 = 1 << 15;
const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const rows = (count: number) => many(count, (index) => row(button(`b${index}`)));
const text = (content = 'x') => ({ type: 10, content });
const menu = (more: object = {}) => ({
  type: 3,
  custom_id: 'menu',
  options: [{ label: 'A', value: 'a' }],
  ...more,
});
const v2 = (...components: readonly object[]) => ({ flags: V2, components });
const content = (...components: readonly object[]) => ({ content: 'x', components });

/** The code of the first complaint below a path such as `components.0.label`. */
function complaintAt({ body }: Raw, path: string): string | undefined {
  const node = path === '' ? body.errors : path.split('.').reduce((tree, key) => tree?.[key], body.errors);
  return node?._errors?.[0]?.code;
}

const post = (body: unknown) => scene.request('POST', `/channels/${scene.channelId}/messages`, body);

describe('a new message is refused with 50035 for', () => {
  test.each<[what: string, body: object, path: string, code: string]>([
    ['content over 2000', { content: 'x'.repeat(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'],
    ['content that is no text', { content: 5 }, 'content', 'STRING_TYPE_CONVERT'],
    ['a field that does not exist', { content: 'x', contents: 'y' }, 'contents', 'SANDBOX_UNKNOWN_FIELD'],
    ['the flag of ephemeral messages', { content: 'x', flags: 64 }, 'flags', 'MESSAGE_FLAGS_INVALID'],
    ['a nonce over 25', { content: 'x', nonce: 'n'.repeat(26) }, 'nonce', 'BASE_TYPE_MAX_LENGTH'],
    [
      'a reply to nothing',
      { content: 'x', message_reference: { message_id: '123456789012345678' } },
      'message_reference',
      'REPLIES_UNKNOWN_MESSAGE',
    ],
    [
      'mentions allowed twice over',
      { content: 'x', allowed_mentions: { parse: ['users'], users: ['123456789012345678'] } },
      'allowed_mentions',
      'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
    ['eleven embeds', { embeds: many(11, () => ({ title: 'x' })) }, 'embeds', 'BASE_TYPE_MAX_LENGTH'],
    [
      'embeds of 6001 characters',
      { embeds: many(2, (index) => ({ description: 'x'.repeat(3000 + index) })) },
      'embeds',
      'MAX_EMBED_SIZE_EXCEEDED',
    ],
    ['an embed without anything', { embeds: [{}] }, 'embeds.0.description', 'BASE_TYPE_REQUIRED'],
    [
      'an embed title over 256',
      { embeds: [{ title: 'x'.repeat(257) }] },
      'embeds.0.title',
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a field of an embed without a value',
      { embeds: [{ fields: [{ name: 'x' }] }] },
      'embeds.0.fields.0.value',
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a picture that is not attached',
      { embeds: [{ image: { url: 'attachment://x.png' } }] },
      'embeds.0.image.url',
      'SANDBOX_ATTACHMENT_NOT_FOUND',
    ],
    [
      'an attachment without a file',
      { content: 'x', attachments: [{ id: 0, filename: 'a.png' }] },
      'attachments',
      'SANDBOX_ATTACHMENT_NOT_FOUND',
    ],
    ['six rows', content(...rows(6)), 'components', 'BASE_TYPE_BAD_LENGTH'],
    ['an empty row', content(row()), 'components.0.components', 'BASE_TYPE_BAD_LENGTH'],
    ['a button outside of a row', content(button('a')), 'components.0.type', 'UNION_TYPE_CHOICES'],
    [
      'six buttons in a row',
      content(row(...many(6, (index) => button(`b${index}`)))),
      'components.0.components',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a button beside a menu',
      content(row(menu(), button('a'))),
      'components.0.components',
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    [
      'the same custom_id twice',
      content(row(button('a')), row(button('a'))),
      'components.1.components.0.custom_id',
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a custom_id over 100',
      content(row(button('x'.repeat(101), 'x'))),
      'components.0.components.0.custom_id',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a label over 80',
      content(row(button('a', 'x'.repeat(81)))),
      'components.0.components.0.label',
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a button without label and emoji',
      content(row({ type: 2, style: 1, custom_id: 'a' })),
      'components.0.components.0',
      'BUTTON_COMPONENT_LABEL_REQUIRED',
    ],
    [
      'a button without custom_id',
      content(row({ type: 2, style: 1, label: 'x' })),
      'components.0.components.0.custom_id',
      'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
    ],
    [
      'a link button without url',
      content(row({ type: 2, style: 5, label: 'x' })),
      'components.0.components.0.url',
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a link button with custom_id',
      content(row(button('a', 'x', { style: 5, url: 'https://example.org' }))),
      'components.0.components.0',
      'BUTTON_COMPONENT_INVALID_CUSTOM_ID',
    ],
    [
      'a style that does not exist',
      content(row(button('a', 'x', { style: 9 }))),
      'components.0.components.0.style',
      'BASE_TYPE_CHOICES',
    ],
    [
      'a playing card as emoji, which is none',
      content(row(button('a', 'x', { emoji: { name: '🂡' } }))),
      'components.0.components.0.emoji',
      'COMPONENT_INVALID_EMOJI',
    ],
    [
      'an emoji that is a word',
      content(row(button('a', 'x', { emoji: { name: 'dulle' } }))),
      'components.0.components.0.emoji',
      'COMPONENT_INVALID_EMOJI',
    ],
    [
      'an emoji of nobody',
      content(row(button('a', 'x', { emoji: { id: '123456789012345678', name: 'x' } }))),
      'components.0.components.0.emoji',
      'COMPONENT_INVALID_EMOJI',
    ],
    [
      '26 options',
      content(row(menu({ options: many(26, (index) => ({ label: 'x', value: `${index}` })) }))),
      'components.0.components.0.options',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an option twice',
      content(row(menu({ options: many(2, () => ({ label: 'x', value: 'a' })) }))),
      'components.0.components.0.options.1.value',
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'more values than options',
      content(row(menu({ max_values: 2 }))),
      'components.0.components.0.max_values',
      'SELECT_COMPONENT_MAX_VALUES_TOO_LARGE',
    ],
    ['Components V2 without the flag', content(text()), 'components.0.type', 'UNION_TYPE_CHOICES'],
    [
      'content beside Components V2',
      { ...v2(text()), content: 'x' },
      'content',
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      'embeds beside Components V2',
      { ...v2(text()), embeds: [{ title: 'x' }] },
      'embeds',
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    ['41 components', v2(...many(41, () => text())), 'components', 'COMPONENT_MAX_COUNT_EXCEEDED'],
    [
      '41 components, nested',
      v2({ type: 17, components: many(20, (index) => row(button(`b${index}`))) }),
      'components',
      'COMPONENT_MAX_COUNT_EXCEEDED',
    ],
    [
      '4001 characters',
      v2(text('x'.repeat(2000)), text('x'.repeat(2001))),
      'components',
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    [
      'a container in a container',
      v2({ type: 17, components: [{ type: 17, components: [text()] }] }),
      'components.0.components.0.type',
      'UNION_TYPE_CHOICES',
    ],
    [
      'a section without accessory',
      v2({ type: 9, components: [text()] }),
      'components.0.accessory',
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a section of four texts',
      v2({ type: 9, components: many(4, () => text()), accessory: button('a') }),
      'components.0.components',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a gallery of eleven',
      v2({ type: 12, items: many(11, () => ({ media: { url: 'https://example.org/a.png' } })) }),
      'components.0.items',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a gallery of what is not attached',
      v2({ type: 12, items: [{ media: { url: 'attachment://a.png' } }] }),
      'components.0.items.0.media.url',
      'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    [
      'the same component id twice',
      v2({ ...text(), id: 7 }, { ...text(), id: 7 }),
      'components.1.id',
      'COMPONENT_ID_DUPLICATED',
    ],
  ])('%s', async (_what, body, path, code) => {
    const answer = await post(body);
    expect([answer.status, answer.body.code]).toEqual([400, 50035]);
    expect(complaintAt(answer, path), JSON.stringify(answer.body.errors)).toBe(code);
  });
});

test.each<[what: string, body: object]>([
  ['content of 2000', { content: 'x'.repeat(2000) }],
  ['five rows of five', content(...many(5, (r) => row(...many(5, (b) => button(`${r} ${b}`)))))],
  ['40 components', v2(...many(40, () => text()))],
  ['4000 characters', v2(text('x'.repeat(4000)))],
  ['embeds of 6000', { embeds: many(2, () => ({ description: 'x'.repeat(3000) })) }],
  ['25 options', content(row(menu({ options: many(25, (index) => ({ label: 'x', value: `${index}` })) })))],
  ['a suit as emoji', content(row(button('a', 'x', { emoji: { name: '♣' } })))],
  ['a person as emoji', content(row(button('a', 'x', { emoji: { name: '👩‍🏫' } })))],
  ['a button without words', content(row({ type: 2, style: 1, custom_id: 'a', emoji: { name: '🃏' } }))],
  ['components alone', { components: rows(1) }],
])('a new message of %s is taken', async (_what, body) => {
  expect((await post(body)).status).toBe(200);
});

describe('requests are refused with their codes', () => {
  const messageIn = async (body: object = { content: 'x' }): Promise<string> => {
    const { body: message } = await post(body);
    return `/channels/${scene.channelId}/messages/${message.id}`;
  };
  const missing = '123456789012345678';

  test.each<[what: string, act: () => Promise<Raw>, status: number, code: number]>([
    ['an empty message', () => post({}), 400, 50006],
    [
      'an edit that leaves nothing',
      async () => scene.request('PATCH', await messageIn(), { content: '' }),
      400,
      50006,
    ],
    [
      'a flag that cannot be removed',
      async () =>
        scene.request('PATCH', await messageIn(v2(text())), { flags: 0, content: 'x', components: [] }),
      400,
      50035,
    ],
    [
      'content put into Components V2',
      async () => scene.request('PATCH', await messageIn(v2(text())), { content: 'x' }),
      400,
      50035,
    ],
    ['an unknown channel', () => scene.request('GET', `/channels/${missing}`), 404, 10003],
    [
      'an unknown message',
      () => scene.request('GET', `/channels/${scene.channelId}/messages/${missing}`),
      404,
      10008,
    ],
    ['an unknown server', () => scene.request('GET', `/guilds/${missing}`), 404, 10004],
    [
      'an unknown member',
      () => scene.request('GET', `/guilds/${scene.guild.id}/members/${missing}`),
      404,
      10013,
    ],
    ['an unknown user', () => scene.request('GET', `/users/${missing}`), 404, 10013],
    ['all members', () => scene.request('GET', `/guilds/${scene.guild.id}/members`), 403, 50001],
    [
      'a direct message to nobody',
      () => scene.request('POST', '/users/@me/channels', { recipient_id: missing }),
      400,
      50033,
    ],
    ['what is no id', () => scene.request('GET', '/channels/general'), 400, 50035],
    ['a route that does not exist', () => scene.request('GET', '/guilds/1/weather'), 404, 0],
    [
      'a query that does not exist',
      () => scene.request('GET', `/channels/${scene.channelId}/messages?around=1`),
      400,
      50035,
    ],
    ['another application', () => scene.request('GET', `/applications/${missing}/commands`), 403, 20012],
    [
      'a thread name over 100',
      () =>
        scene.request('POST', `/channels/${scene.channelId}/threads`, { name: 'x'.repeat(101), type: 11 }),
      400,
      50035,
    ],
    [
      'a private thread without permission',
      async () => {
        await scene.control.updateGuild(scene.guild.id, { botPermissions: '309237763072' });
        return scene.request('POST', `/channels/${scene.channelId}/threads`, { name: 'x', type: 12 });
      },
      403,
      50013,
    ],
    [
      'deleting a channel without permission',
      () => scene.request('DELETE', `/channels/${scene.channelId}`),
      403,
      50013,
    ],
    [
      'pinning without permission',
      async () => scene.request('PUT', (await messageIn()).replace('messages', 'pins')),
      403,
      50013,
    ],
    [
      'an interaction that never was',
      () => scene.request('POST', `/interactions/${missing}/token/callback`, { type: 6 }),
      404,
      10062,
    ],
  ])('%s', async (_what, act, status, code) => {
    const answer = await act();
    expect([answer.status, answer.body.code], JSON.stringify(answer.body)).toEqual([status, code]);
    expect(answer.body.message).toEqual(expect.any(String));
  });

  test.each<[what: string, body: object, denied: bigint, code: number]>([
    ['a message where it cannot look', { content: 'x' }, 1n << 10n, 50001],
    ['a message where it cannot write', { content: 'x' }, 1n << 11n, 50013],
    ['embeds where it cannot embed', { embeds: [{ title: 'x' }] }, 1n << 14n, 50013],
  ])('%s', async (_what, body, denied, code) => {
    const channel = await scene.control.createChannel(scene.guild.id, { name: 'x', denyBot: String(denied) });
    const answer = await scene.request('POST', `/channels/${channel.id}/messages`, body);
    expect([answer.status, answer.body.code]).toEqual([403, code]);
  });

  test('a wrong token', async () => {
    const response = await fetch(`${scene.sandbox.apiUrl}/v10/users/@me`, {
      headers: { authorization: 'Bot x' },
    });
    expect(response.status).toBe(401);
  });

  test('what is no JSON', async () => {
    const response = await fetch(`${scene.sandbox.apiUrl}/v10/users/@me/channels`, {
      method: 'POST',
      body: '{',
      headers: { authorization: `Bot ${scene.sandbox.botToken}`, 'content-type': 'application/json' },
    });
    expect(await response.json()).toMatchObject({ code: 50109 });
  });

  test('and each refusal is in the journal, if it is asked for', async () => {
    const { next } = await scene.control.journal();
    await post({ content: '' });
    expect((await scene.control.journal(next)).entries).toEqual([]);
    const { entries } = await scene.control.journal(next, { refusals: true });
    expect(entries).toMatchObject([
      { kind: 'refusal', status: 400, code: 50006, request: { method: 'POST' } },
    ]);
  });
});
