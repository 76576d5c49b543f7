import type { Log } from '../../log.ts';
import { PictureError } from '../../pictures/pictureError.ts';
import type { PictureSpec } from '../../pictures/spec.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { withoutPictures } from '../messages/parts.ts';

/** Draws pictures, off the event loop; rejects where it cannot. */
export interface Painter {
  render(spec: PictureSpec): Promise<Buffer>;
}

/** A file as discord.js sends it. */
export interface PictureFile {
  readonly name: string;
  readonly data: Buffer;
  readonly contentType: string;
}

/** A message as it can be sent now. */
export interface Drawn {
  readonly payload: MessagePayload;
  readonly files: readonly PictureFile[];
  /** Where the pictures were not there in time: whether they are, once that is known. */
  readonly late: Promise<boolean> | null;
}

/** A picture that takes longer is late. Milliseconds. */
export const SLOW = 80;

/** After a picture that failed or was late nobody waits for pictures for so long. Milliseconds. */
const CAUTION = 5_000;

/** How often a picture is tried for which there was no time. */
const ATTEMPTS = 3;

const isPassing = (error: unknown): boolean =>
  error instanceof PictureError && (error.trouble === 'busy' || error.trouble === 'late');

/** Has the pictures of messages drawn. Where they fail or take too long the message goes without them. */
export class Gallery {
  private readonly painter: Painter;
  private readonly log: Log;
  /** Until when nobody waits; milliseconds of this process. */
  private cautiousUntil = 0;
  /** Messages whose pictures are being drawn. */
  private drawing = 0;

  constructor(painter: Painter, log: Log) {
    this.painter = painter;
    this.log = log;
  }

  /** Whether a picture that is asked for now has to wait for others. */
  get isBusy(): boolean {
    return this.drawing > 0;
  }

  /** Waits for the pictures, at most so many milliseconds. Rejects only while the bot stops. */
  async draw(payload: MessagePayload, patience: number): Promise<Drawn> {
    if (!payload.pictures?.length) return { payload, files: [], late: null };
    const drawing = this.counted(payload);
    const wait = performance.now() < this.cautiousUntil ? 0 : patience;
    const files = await Promise.race([drawing, pause(wait)]);
    if (Array.isArray(files)) return { payload, files, late: null };
    if (files === 'waited' && patience >= SLOW) this.cautiousUntil = performance.now() + CAUTION;
    return {
      payload: withoutPictures(payload),
      files: [],
      late: files === 'waited' ? drawing.then((drawn) => drawn !== null).catch(() => false) : null,
    };
  }

  private async counted(payload: MessagePayload): Promise<readonly PictureFile[] | null> {
    this.drawing++;
    try {
      return await this.files(payload);
    } finally {
      this.drawing--;
    }
  }

  /** The files of a message's pictures; null: they cannot be drawn. */
  private async files(
    { pictures = [] }: MessagePayload,
    attempts = ATTEMPTS,
  ): Promise<readonly PictureFile[] | null> {
    try {
      return await Promise.all(
        pictures.map(async ({ name, spec }) => ({
          name,
          data: await this.painter.render(spec),
          contentType: 'image/webp',
        })),
      );
    } catch (error) {
      if (error instanceof PictureError && error.trouble === 'stopped') throw error;
      if (performance.now() >= this.cautiousUntil) {
        this.log.warn(
          { err: error, kinds: pictures.map(({ spec }) => spec.kind) },
          'a picture was not drawn',
        );
      }
      this.cautiousUntil = performance.now() + CAUTION;
      if (attempts === 1 || !isPassing(error)) return null;
      await pause(CAUTION);
      return this.files({ components: [], pictures }, attempts - 1);
    }
  }
}

const pause = (milliseconds: number): Promise<'waited'> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('waited'), milliseconds).unref();
  });
