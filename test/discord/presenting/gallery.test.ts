import { describe, expect, test, vi } from 'vitest';
import { message, picture, textOf } from '../../../src/discord/messages/parts.ts';
import { Gallery, type Painter, SLOW } from '../../../src/discord/presenting/gallery.ts';
import { createLog } from '../../../src/log.ts';
import { PictureError } from '../../../src/pictures/pictureError.ts';
import { styled } from '../../support/pictures.ts';

const SHOWN = message([
  'Said.',
  picture({ kind: 'hand', style: styled(), cards: [{ card: 'CQ', bright: true }], trumps: 1 }, 'a queen'),
]);

/** No test waits so long. Milliseconds. */
const LONG = 60_000;

const galleryOf = (painter: Painter): { readonly gallery: Gallery; readonly logged: string[] } => {
  const logged: string[] = [];
  return { gallery: new Gallery(painter, createLog('warn', { write: (line) => logged.push(line) })), logged };
};

/** A painter that is done when it is told. */
function waitingPainter() {
  let finish: (painted: Buffer | Error) => void = () => {};
  const painted = new Promise<Buffer>((resolve, reject) => {
    finish = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
  });
  return { painter: { render: () => painted }, finish: (outcome: Buffer | Error) => finish(outcome) };
}

describe('a gallery', () => {
  test('gives what is drawn with the message', async () => {
    const { gallery } = galleryOf({ render: async () => Buffer.from('ink') });
    const { payload, files, late } = await gallery.draw(SHOWN, LONG);
    expect(payload).toBe(SHOWN);
    expect(files).toMatchObject([{ name: SHOWN.pictures?.[0]?.name, data: Buffer.from('ink') }]);
    expect(late).toBeNull();
  });

  test('has nothing to wait for where there is no picture', async () => {
    const { gallery } = galleryOf({ render: () => Promise.reject(new Error('nobody asked')) });
    const plain = message(['Said.']);
    expect(await gallery.draw(plain, 0)).toEqual({ payload: plain, files: [], late: null });
  });

  test('leaves the words where drawing fails, and says so once', async () => {
    const { gallery, logged } = galleryOf({ render: () => Promise.reject(new PictureError('failed')) });
    for (let time = 0; time < 3; time++) {
      const { payload, files, late } = await gallery.draw(SHOWN, LONG);
      expect([textOf(payload), payload.pictures, files, late]).toEqual(['Said.', undefined, [], null]);
    }
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toContain('CQ');
  });

  test('leaves the words where drawing takes long, and tells when it is done', async () => {
    const { painter, finish } = waitingPainter();
    const { gallery } = galleryOf(painter);
    const { payload, late } = await gallery.draw(SHOWN, 0);
    expect([textOf(payload), payload.pictures]).toEqual(['Said.', undefined]);
    finish(Buffer.from('ink'));
    expect(await late).toBe(true);
    expect((await gallery.draw(SHOWN, 0)).files).toHaveLength(1);
  });

  test('tells that what was late has failed', async () => {
    const { painter, finish } = waitingPainter();
    const { gallery } = galleryOf(painter);
    const { late } = await gallery.draw(SHOWN, 0);
    finish(new PictureError('failed'));
    expect(await late).toBe(false);
  });

  test('tries again for what there was no time for', async () => {
    vi.useFakeTimers();
    let asked = 0;
    const { gallery } = galleryOf({
      render: async () => {
        asked++;
        if (asked === 1) throw new PictureError('busy');
        return Buffer.from('ink');
      },
    });
    const drawing = gallery.draw(SHOWN, 0);
    await vi.runAllTimersAsync();
    const { payload, late } = await drawing;
    expect([payload.pictures, await late, asked]).toEqual([undefined, true, 2]);
    vi.useRealTimers();
  });

  test('waits no second time for a painter that was late', async () => {
    const { gallery } = galleryOf(waitingPainter().painter);
    await gallery.draw(SHOWN, SLOW);
    // Would it wait, this test would not end.
    expect((await gallery.draw(SHOWN, LONG)).files).toEqual([]);
  });

  test('is busy while it draws, and takes it for no failure where nobody had the patience', async () => {
    const { painter, finish } = waitingPainter();
    const { gallery } = galleryOf(painter);
    expect(gallery.isBusy).toBe(false);
    const { late } = await gallery.draw(SHOWN, 0);
    expect(gallery.isBusy).toBe(true);
    const patient = gallery.draw(SHOWN, LONG);
    finish(Buffer.from('ink'));
    expect((await patient).files).toHaveLength(1);
    await late;
    expect(gallery.isBusy).toBe(false);
  });

  test('gives no message that stays without its pictures because the bot stops', async () => {
    const { gallery } = galleryOf({ render: () => Promise.reject(new PictureError('stopped')) });
    await expect(gallery.draw(SHOWN, LONG)).rejects.toThrow(PictureError);
  });
});
