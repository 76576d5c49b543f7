import type { Desk } from '../desk.ts';
import type { MessagePayload } from '../messages/desired.ts';
import type { Reader } from '../messages/reader.ts';
import { mention } from '../messages/scene.ts';
import { acknowledge, type Click, publish } from '../reply.ts';

/** Shows everybody what somebody has before them alone, in the language of the server. */
export async function share(
  click: Click,
  desk: Desk,
  made: (by: string, everybody: Reader) => Promise<MessagePayload>,
): Promise<void> {
  const { guildId, user } = click;
  await acknowledge(click);
  if (guildId === null) return;
  const everybody = await desk.readership.everybodyIn(guildId);
  await publish(click, desk, await made(mention(user.id), everybody));
}
