import { expect, test } from 'vitest';
import { standInLines } from '../../../src/discord/messages/result.ts';
import { atHand, type DealtHand, sceneOf } from '../../../src/discord/messages/scene.ts';
import { trickMessage } from '../../../src/discord/messages/trick.ts';
import { ENGLISH } from './support/readers.ts';
import { renderPayload } from './support/render.ts';
import { SCENES } from './support/scenes.ts';

/** A finished hand in which a computer played these cards of people. */
function over(standInCards: readonly number[]) {
  const { reading } = SCENES.result!();
  const dealt = { ...reading.finishedHand(1), standInCards } as DealtHand;
  return { scene: sceneOf(reading.table, ENGLISH, 'person'), dealt };
}

test('a card that a computer played for somebody is not theirs, the others are', () => {
  const { scene, dealt } = over([1]);
  const lines = renderPayload(trickMessage(scene, dealt, 1))
    .split('\n')
    .filter((line) => line.includes(' · '));
  expect(lines.map((line) => line.includes('🤖 for'))).toContain(true);
  expect(lines.filter((line) => line.includes('🤖 for'))).toHaveLength(1);
  expect(renderPayload(trickMessage(scene, dealt, 2))).not.toContain('🤖 for');
});

test('the result counts them, by person', () => {
  const { scene, dealt } = over([0, 4, 5]);
  const lines = standInLines(atHand(scene, dealt.deal), dealt);
  const counts = lines.map((line) => Number(/played (\d+)/.exec(line)?.[1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(standInLines(atHand(scene, dealt.deal), over([]).dealt)).toEqual([]);
});
