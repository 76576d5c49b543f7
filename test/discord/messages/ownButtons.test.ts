import { describe, expect, test } from 'vitest';
import { handPanel } from '../../../src/discord/messages/panels.ts';
import { type Reader, readerIn } from '../../../src/discord/messages/reader.ts';
import { faultsOf } from './support/limits.ts';
import { SCENES } from './support/scenes.ts';
import { ANNA, BEN, CLEO, DORA } from './support/testTable.ts';

const signs = (card: string) => ({ id: '1', name: card });
const FRENCH_PACK = readerIn('de', { signs });
const GERMAN_PACK = readerIn('de', { signs, faces: 'german' });

/** Labels of buttons and in menus under the hands of a scene, by their emojis; those without, by themselves. */
function labels(scene: string, reader: Reader): ReadonlyMap<string, string> {
  const { reading } = SCENES[scene]!();
  const shown = new Map<string, string>();
  for (const { id } of [ANNA, BEN, CLEO, DORA]) {
    JSON.stringify(handPanel(reading, id, reader), (_key, part) => {
      if (typeof part?.label === 'string') shown.set(part.emoji?.name ?? part.label, part.label);
      return part;
    });
  }
  return shown;
}

describe.each([
  ['solo', 'CJ', '♣B', 'U'],
  ['solo', 'HT', '♥10', '10'],
  ['poverty-passing', 'HK', '♥K', 'K'],
])('in the scene %s, %s', (scene, card, french, german) => {
  test(`is ${french}, beside its emoji too`, () => {
    expect(labels(scene, FRENCH_PACK).get(card)?.startsWith(french)).toBe(true);
  });

  test(`is ${german} beside its emoji of the German pack`, () => {
    expect(labels(scene, GERMAN_PACK).get(card)?.startsWith(german)).toBe(true);
  });

  test(`is ${french} to whoever chose the German pack and sees no emojis`, () => {
    const shown = [...labels(scene, readerIn('de', { faces: 'german' })).values()];
    expect(shown.filter((label) => label.startsWith(french))).toHaveLength(1);
  });
});

test.each(Object.keys(SCENES))(
  'hands keep to Discord’s limits with emojis, aid and pictures: %s',
  (scene) => {
    const { reading } = SCENES[scene]!();
    for (const { id } of [ANNA, BEN, CLEO, DORA]) {
      expect(faultsOf(handPanel(reading, id, readerIn('hu', { signs, aid: true })))).toEqual([]);
    }
  },
);
