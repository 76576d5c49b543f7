import { createHash } from 'node:crypto';
import type { SignImage } from './signs.ts';

/**
 * Discord tells of an emoji only its name, so that has to say which picture it is: the sign, and six digits
 * of what the picture is made of. The middle keeps it apart from emojis that the host has uploaded.
 */
const OURS = /^([A-Za-z0-9]{2,16})_dulle[0-9a-f]{6}$/;

export function emojiName({ name, source }: Pick<SignImage, 'name' | 'source'>): string {
  return `${name}_dulle${createHash('sha256').update(source).digest('hex').slice(0, 6)}`;
}

/** The sign that an emoji of this or an earlier version shows; null: the emoji is not ours. */
export const signOf = (emoji: string): string | null => OURS.exec(emoji)?.[1] ?? null;
