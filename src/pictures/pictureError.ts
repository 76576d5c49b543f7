/** Why there is no picture: too many wait, it took too long, drawing failed, or drawing has stopped. */
export type PictureTrouble = 'busy' | 'late' | 'failed' | 'stopped';

export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly trouble: PictureTrouble;

  constructor(trouble: PictureTrouble, cause?: unknown) {
    super(`no picture: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}
