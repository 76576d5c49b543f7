import type { Emoji } from '../messages/reader.ts';
import { type ApplicationEmojis, isRefusedEmoji } from './applicationEmojis.ts';
import { emojiName, signIn } from './emojiName.ts';
import type { SignImage } from './signs.ts';

/** What became of an upload. */
export interface Uploaded {
  /** What the application has now of the pictures, by sign. */
  readonly emojis: ReadonlyMap<string, Emoji>;
  /** So many were uploaded here. */
  readonly fresh: number;
  /** Why some are missing; null: none is. */
  readonly trouble: unknown;
}

/** The emojis among those listed, oldest first, that show these pictures as they are now, by sign. */
export function currentEmojis(
  images: readonly SignImage[],
  listed: readonly Emoji[],
): ReadonlyMap<string, Emoji> {
  return new Map(
    images.flatMap((image) => {
      const emoji = listed.find(({ name }) => name === emojiName(image));
      return emoji ? [[image.sign, emoji]] : [];
    }),
  );
}

/** Ours that show nothing of this version, or show it once more. Those of others are never among them. */
export function outdatedEmojis(images: readonly SignImage[], listed: readonly Emoji[]): readonly Emoji[] {
  const current = new Set([...currentEmojis(images, listed).values()]);
  return listed.filter((emoji) => signIn(emoji.name) !== null && !current.has(emoji));
}

/**
 * Uploads the pictures that the application lacks, one after another. It can run in two processes at once:
 * whoever finds a name taken looks again at what there is. Never rejects.
 */
export async function uploadMissing(
  application: ApplicationEmojis,
  images: readonly SignImage[],
  listed: readonly Emoji[],
): Promise<Uploaded> {
  let there = listed;
  let fresh = 0;
  let trouble: unknown = null;
  for (const image of images) {
    if (currentEmojis([image], there).size > 0) continue;
    try {
      there = [...there, await application.create(emojiName(image), image.png)];
      fresh++;
    } catch (error) {
      const known = isRefusedEmoji(error) ? await listAgain(application) : null;
      there = known ?? there;
      if (currentEmojis([image], there).size > 0) continue;
      trouble ??= error;
      // What was refused as it is says nothing of the next one; anything else meets that too.
      if (!known) break;
    }
  }
  return { emojis: currentEmojis(images, there), fresh, trouble };
}

const listAgain = (application: ApplicationEmojis): Promise<readonly Emoji[] | null> =>
  application.list().catch(() => null);
