import { setTimeout as sleep } from 'node:timers/promises';
import { createPictures, type Pictures } from '../../src/pictures/pictures.ts';
import type { PictureSpec } from '../../src/pictures/spec.ts';

/** Until a message has been shown once more with a picture that was late. Milliseconds. */
const SHOWING = 400;

/** Draws as the bot does, and knows when nothing is left to draw. */
export class PatientPainter {
  private readonly pictures: Pictures = createPictures();
  private drawing = 0;
  private asked = 0;

  readonly render = async (spec: PictureSpec): Promise<Buffer> => {
    this.asked++;
    this.drawing++;
    try {
      return await this.pictures.render(spec);
    } finally {
      this.drawing--;
    }
  };

  readonly warm = (): ReturnType<Pictures['warm']> => this.pictures.warm();

  readonly stop = (): Promise<void> => this.pictures.stop();

  /** Settles once all pictures are drawn and, as far as `idle` and some time tell, shown. */
  async rest(idle: () => Promise<void>): Promise<void> {
    for (let before = -1; before !== this.asked || this.drawing > 0; ) {
      before = this.asked;
      await idle();
      await sleep(SHOWING);
    }
    await idle();
  }
}
