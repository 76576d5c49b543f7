import { createHash } from 'node:crypto';
import type { SignImage } from './signs.ts';

/**
 * Discord tells of an emoji only its name, so that has to say which picture it is: the sign, and six digits
 * of the picture's hash. The middle keeps it apart from emojis that the host has uploaded.
 */
const OURS = /^([A-Za-z0-9]{2,16})_dulle[0-9a-f]{6}$/;

export function emojiName({ sign, png }: SignImage): string {
  return `${sign}_dulle${createHash('sha256').update(png).digest('hex').slice(0, 6)}`;
}

/** The sign that an emoji of this or an earlier version shows; null: the emoji is not ours. */
export const signIn = (emoji: string): string | null => OURS.exec(emoji)?.[1] ?? null;
