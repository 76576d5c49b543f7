import { describe, expect, test } from 'vitest';
import { handPanel, lastTrickPanel, menuPanel } from '../../../src/discord/messages/panels.ts';
import { textOf } from '../../../src/discord/messages/parts.ts';
import { reviewPanel } from '../../../src/discord/messages/reviewPanel.ts';
import { sceneOf } from '../../../src/discord/messages/scene.ts';
import { tableMessages } from '../../../src/discord/messages/tableMessages.ts';
import { panelsOf } from './support/panels.ts';
import { ENGLISH, ENGLISH_READERS } from './support/readers.ts';
import { renderPayload } from './support/render.ts';
import { SCENES } from './support/scenes.ts';
import { ANNA, BEN, CLEO, DORA, TestTable } from './support/testTable.ts';

const OUTSIDER = '100000000000000009';

const scene = (name: string): TestTable => {
  const make = SCENES[name];
  if (!make) throw new Error(`No scene ${name}`);
  return make();
};

describe('the panels of a table', () => {
  test.each([
    ['lobby-full', ANNA.id],
    ['announcements-in-a-late-trick', BEN.id],
    ['seat-vacated', OUTSIDER],
    ['result', CLEO.id],
    ['final', DORA.id],
  ])('%s', async (name, person) => {
    const shown = Object.entries(panelsOf(scene(name).reading, person))
      .map(([title, payload]) => `=== ${title}\n${renderPayload(payload)}\n`)
      .join('\n');
    await expect(shown).toMatchFileSnapshot(`../../golden/panels/${name}.txt`);
  });
});

describe('My hand', () => {
  test.each(['inquiry-with-early-answers', 'solo', 'seat-held', 'result', 'paused'])(
    'shows the same as the direct message: %s',
    (name) => {
      const { reading } = scene(name);
      for (const { id } of [ANNA, BEN, CLEO, DORA]) {
        const sent = tableMessages(reading, ENGLISH_READERS).find(
          ({ key }) => key.startsWith('hand-') && key.endsWith(id),
        );
        expect(handPanel(reading, id, ENGLISH)).toEqual(sent?.payload);
      }
    },
  );

  test('lets who may cut do so while there are no cards', () => {
    const { reading } = scene('cutting');
    expect(renderPayload(handPanel(reading, CLEO.id, ENGLISH))).toContain('d1:cut:k3f9:1');
    expect(renderPayload(handPanel(reading, ANNA.id, ENGLISH))).not.toContain('d1:cut');
  });

  test('says to whoever sits out that they do, from the cut on; who of them cuts may cut', () => {
    const { reading } = scene('six-while-cutting');
    const sitsOut = /^You sit out this hand and see no cards;/;
    expect(textOf(handPanel(reading, DORA.id, ENGLISH))).toMatch(sitsOut);
    expect(renderPayload(handPanel(reading, DORA.id, ENGLISH))).not.toContain('d1:cut');
    expect(textOf(handPanel(reading, CLEO.id, ENGLISH))).toMatch(sitsOut);
    expect(renderPayload(handPanel(reading, CLEO.id, ENGLISH))).toContain('d1:cut:k3f9:1');
    expect(textOf(handPanel(reading, ANNA.id, ENGLISH))).toMatch(/^No hand has been dealt yet/);
    expect(textOf(handPanel(scene('six-with-two-sitting-out').reading, DORA.id, ENGLISH))).toMatch(sitsOut);
  });

  test('shows no finished hand to somebody who came after it', () => {
    const table = scene('result').act({ do: 'leave', by: BEN.id });
    table.act({ do: 'join', by: { id: OUTSIDER, name: 'Otto' } });
    expect(textOf(handPanel(table.reading, OUTSIDER, ENGLISH))).toBe(
      'You hold no cards at this table at the moment.',
    );
    expect(tableMessages(table.reading, ENGLISH_READERS).map(({ key }) => key)).not.toContain(
      `hand-1-${OUTSIDER}`,
    );
  });

  test('goes on with the cards of a seat taken in the middle of a hand', () => {
    const table = scene('seat-vacated');
    table.act({ do: 'join', by: { id: OUTSIDER, name: 'Otto' } });
    expect(renderPayload(handPanel(table.reading, OUTSIDER, ENGLISH))).toContain('d1:play:k3f9:1:');
  });
});

describe('the other panels', () => {
  test('the menu offers an outsider the computers’ seats only', () => {
    const { reading } = scene('seat-vacated');
    expect(renderPayload(menuPanel(reading, OUTSIDER, ENGLISH))).toContain('d1:take-seat:k3f9:1');
    expect(renderPayload(menuPanel(reading, OUTSIDER, ENGLISH))).not.toMatch(/pause|ask-/);
    expect(renderPayload(menuPanel(reading, ANNA.id, ENGLISH))).not.toContain('take-seat');
  });

  test('before the first trick there is no last one', () => {
    expect(textOf(lastTrickPanel(scene('inquiry-first').reading, ANNA.id, ENGLISH))).toBe(
      'No trick has been completed yet.',
    );
  });

  test('a hand that is being played cannot be reviewed', () => {
    for (const page of ['overview', 1] as const) {
      expect(textOf(reviewPanel(scene('solo').reading, 1, page, ENGLISH))).toContain('cannot be reviewed');
    }
  });

  test('a page beyond the last trick is the last trick', () => {
    const { reading } = scene('result');
    expect(reviewPanel(reading, 1, 40, ENGLISH)).toEqual(reviewPanel(reading, 1, 12, ENGLISH));
  });
});

describe('closed direct messages', () => {
  test('are tried with each hand alone, and the call to move goes to the thread', () => {
    const messages = tableMessages(scene('inbox-closed-at-slow-pace').reading, ENGLISH_READERS);
    const direct = messages.filter(({ to }) => to.kind === 'person' && to.id === ANNA.id);
    expect(direct.map(({ key }) => key)).toEqual([`hand-1-${ANNA.id}`]);
    const call = messages.find(({ key }) => key === `turn-1-1-${ANNA.id}`);
    expect(call).toMatchObject({ to: { kind: 'thread' }, transient: true, payload: { pings: [ANNA.id] } });
  });
});

describe('a mention in the channel', () => {
  test.each([
    ['שלום', `\u2068<@${ANNA.id}>\u2069`],
    ['Anna', `<@${ANNA.id}>`],
  ])('of %s does not turn what stands beside it', (name, text) => {
    const { table } = new TestTable(1).open({}, 0, { id: ANNA.id, name }).reading;
    const { name: named } = sceneOf(table, ENGLISH, 'channel');
    expect(named(0)).toBe(text);
  });
});
