import { createHash } from 'node:crypto';
import type { PictureSpec } from './spec.ts';

/** The file name of a picture: what it shows, as a hash, so that equal ones are called the same in any process. */
export const pictureName = (spec: PictureSpec): string =>
  `${spec.kind}-${createHash('sha256').update(JSON.stringify(spec)).digest('hex').slice(0, 24)}.webp`;
