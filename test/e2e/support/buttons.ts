import { type CustomId, parseCustomId } from '../../../src/discord/customId.ts';
import type { SeenComponent, SeenMessage } from '../../../src/sandbox/client.ts';

/** A button or menu that a person sees and that is enabled. */
export interface Pressable {
  readonly message: SeenMessage;
  readonly customId: string;
  readonly id: CustomId;
  readonly label: string;
  /** Values of a menu; empty for a button. */
  readonly values: readonly string[];
  /** Those of its values that have a description. */
  readonly marked: readonly string[];
}

/** Everything of the bot's that can be pressed in a message. */
export function pressables(message: SeenMessage): readonly Pressable[] {
  return message.components.flatMap(flatten).flatMap((component): readonly Pressable[] => {
    const { custom_id: customId, label = '', options = [], disabled } = component;
    const id = customId ? parseCustomId(customId) : null;
    if (!customId || !id || disabled) return [];
    const valuesOf = (chosen: typeof options): readonly string[] => chosen.map(({ value }) => value);
    const marked = options.filter(({ description }) => description);
    return [{ message, customId, id, label, values: valuesOf(options), marked: valuesOf(marked) }];
  });
}

/** A component and all that it holds. */
export const flatten = (component: SeenComponent): readonly SeenComponent[] => [
  component,
  ...(component.components ?? []).flatMap(flatten),
  ...(component.accessory ? [component.accessory] : []),
];

export type PressableOf<K extends CustomId['do']> = Pressable & {
  readonly id: CustomId & { readonly do: K };
};

/** The newest pressable of a kind among messages, which stand oldest first. */
export function newest<K extends CustomId['do']>(
  messages: readonly SeenMessage[],
  kind: K,
): PressableOf<K> | undefined {
  return messages
    .toReversed()
    .flatMap(pressables)
    .find((pressable): pressable is PressableOf<K> => pressable.id.do === kind);
}
