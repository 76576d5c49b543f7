import { afterEach, describe, expect, test, vi } from 'vitest';
import { PictureError } from '../../src/pictures/pictureError.ts';
import { createPictures, type PictureOptions, type Pictures } from '../../src/pictures/pictures.ts';
import type { ChartPicture } from '../../src/pictures/spec.ts';
import { styled } from '../support/pictures.ts';

const FAULTY = new URL('./workers/faulty.ts', import.meta.url);

const spec = (title: string): ChartPicture => ({ kind: 'chart', style: styled(), title, lines: [] });

let pictures: Pictures | undefined;

const started = (options: PictureOptions = {}): Pictures => {
  pictures = createPictures({ worker: FAULTY, ...options });
  return pictures;
};

afterEach(() => pictures?.stop());

const textOf = async (picture: Promise<Buffer>): Promise<string> => (await picture).toString();

/** Why a picture was refused. */
const troubleOf = async (picture: Promise<Buffer>): Promise<unknown> => {
  const error = await picture.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PictureError);
  return (error as PictureError).trouble;
};

describe('pictures', () => {
  test('are drawn with TypeScript as it stands', async () => {
    pictures = createPictures();
    const drawn = await pictures.render({
      kind: 'hand',
      style: styled(),
      cards: [{ card: 'HT', bright: true }],
      trumps: 1,
    });
    expect(drawn.toString('latin1', 8, 12)).toBe('WEBP');
  });

  test('that are equal are drawn once, at the same time and later', async () => {
    const { render } = started();
    const both = await Promise.all([textOf(render(spec('a'))), textOf(render({ ...spec('a') }))]);
    expect(both).toEqual(['a 1', 'a 1']);
    expect(await textOf(render(spec('a')))).toBe('a 1');
    expect(await textOf(render(spec('b')))).toBe('b 2');
  });

  test('are forgotten when others need the room', async () => {
    const { render } = started({ cacheBytes: 5 });
    expect(await textOf(render(spec('a')))).toBe('a 1');
    expect(await textOf(render(spec('b')))).toBe('b 2');
    expect(await textOf(render(spec('b')))).toBe('b 2');
    expect(await textOf(render(spec('a')))).toBe('a 3');
  });

  test('are refused at once where too many wait, and drawn again after', async () => {
    const { render } = started({ mostWaiting: 2 });
    const waiting = [render(spec('a')), render(spec('b'))];
    expect(await troubleOf(render(spec('c')))).toBe('busy');
    // Who asks for what is drawn already adds nothing.
    expect(await textOf(render(spec('a')))).toBe('a 1');
    await Promise.all(waiting);
    expect(await textOf(render(spec('c')))).toBe('c 3');
  });

  test.each(['throw', 'die', 'crash'])('that fail by %s harm no other', async (failure) => {
    const { render } = started();
    const [failed, other] = [render(spec(failure)), render(spec('a'))];
    expect(await troubleOf(failed)).toBe('failed');
    expect(await textOf(other)).toMatch(/^a /);
    expect(await troubleOf(render(spec(failure)))).toBe('failed');
    expect(await textOf(render(spec('b')))).toMatch(/^b /);
  });

  test('that take too long are given up, and others drawn after them', async () => {
    const { render } = started({ patience: 1_500 });
    expect(await troubleOf(render(spec('hang')))).toBe('late');
    // However long a new process takes to start, one picture will be in time.
    await vi.waitFor(async () => expect(await textOf(render(spec('b')))).toMatch(/^b /), { timeout: 50_000 });
  });

  test('that have waited too long for their turn are left out', async () => {
    const { render } = started({ patience: 1_500, longestWait: 100 });
    const hanging = troubleOf(render(spec('hang')));
    expect(await troubleOf(render(spec('a')))).toBe('late');
    expect(await hanging).toBe('late');
  });

  test('that wait longer than one may be drawn end no process', async () => {
    const { render } = started({ patience: 50_000, longestWait: 50_000 });
    const drawn = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((title) => textOf(render(spec(title)))));
    // One process has drawn all of them: it counts.
    expect(drawn).toEqual(['a 1', 'b 2', 'c 3', 'd 4', 'e 5']);
  });

  test('end with the bot', async () => {
    const { render, stop } = started();
    await render(spec('a'));
    const hanging = troubleOf(render(spec('hang')));
    const queued = troubleOf(render(spec('b')));
    await stop();
    expect(await Promise.all([hanging, queued])).toEqual(['stopped', 'stopped']);
    expect(await troubleOf(render(spec('c')))).toBe('stopped');
  });

  test('may end before anything was drawn', async () => {
    await expect(started().stop()).resolves.toBeUndefined();
  });

  test('are drawn by a process that knows nothing of our environment', async () => {
    vi.stubEnv('DISCORD_TOKEN', 'secret');
    const { render } = started();
    expect(await textOf(render(spec('environment')))).not.toContain('DISCORD_TOKEN');
    vi.unstubAllEnvs();
  });
});
