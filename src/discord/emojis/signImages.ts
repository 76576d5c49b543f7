import { readdirSync, readFileSync } from 'node:fs';
import type { SignImage } from './signs.ts';

/** The pictures that become emojis; `npm run signs` draws them. */
export const SIGN_FOLDER = new URL('./images/', import.meta.url);

/** Every picture that should be an emoji, named by its sign. */
export const signImages = (): readonly SignImage[] =>
  readdirSync(SIGN_FOLDER)
    .filter((file) => file.endsWith('.png'))
    .sort()
    .map((file) => ({ sign: file.slice(0, -'.png'.length), png: readFileSync(new URL(file, SIGN_FOLDER)) }));
