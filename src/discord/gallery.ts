import type { Log } from '../log.ts';
import type { PictureSpec } from '../pictures/spec.ts';
import type { MessagePayload } from './messages/desired.ts';
import { withoutPictures } from './messages/parts.ts';

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

/** A message whose pictures are drawn. */
export interface Drawn {
  readonly payload: MessagePayload;
  readonly files: readonly PictureFile[];
}

/** Has the pictures of messages drawn. A picture that fails leaves a message whose text says the same. */
export class Gallery {
  private readonly painter: Painter;
  private readonly log: Log;

  constructor(painter: Painter, log: Log) {
    this.painter = painter;
    this.log = log;
  }

  async draw(payload: MessagePayload): Promise<Drawn> {
    const { pictures = [] } = payload;
    try {
      const files = await Promise.all(
        pictures.map(async ({ name, spec }) => ({
          name,
          data: await this.painter.render(spec),
          contentType: 'image/webp',
        })),
      );
      return { payload, files };
    } catch (error) {
      this.log.warn({ err: error, kinds: pictures.map(({ spec }) => spec.kind) }, 'a picture was not drawn');
      return { payload: withoutPictures(payload), files: [] };
    }
  }
}
