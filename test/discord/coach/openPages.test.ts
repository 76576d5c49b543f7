import { describe, expect, test } from 'vitest';
import { OpenPages } from '../../../src/discord/coach/openPages.ts';

describe('a page', () => {
  test('is open until its reader turns to another of the same hand', () => {
    const pages = new OpenPages();
    const first = pages.turn('anna', 'k3f9-1');
    const others = [pages.turn('ben', 'k3f9-1'), pages.turn('anna', 'k3f9-2')];
    expect(first()).toBe(true);
    const second = pages.turn('anna', 'k3f9-1');
    expect([first(), second(), ...others.map((isStill) => isStill())]).toEqual([false, true, true, true]);
  });

  test('is forgotten after a thousand others', () => {
    const pages = new OpenPages();
    const first = pages.turn('anna', 'k3f9-1');
    for (let other = 0; other < 1_000; other++) pages.turn(`p${other}`, 'k3f9-1');
    expect(first()).toBe(false);
  });
});
