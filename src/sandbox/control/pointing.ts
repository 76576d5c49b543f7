import { COMPONENT } from '../form/component-fields.ts';
import { isObject, type JsonObject } from '../json.ts';
import type { Message } from '../world/entities.ts';
import { badRequest, ControlFailure, notFound } from './failure.ts';

/** A component of a message, as somebody points at it. */
export interface Pointed {
  readonly messageId: string;
  readonly customId?: string;
  readonly label?: string;
}

/** All components of a message, the nested ones too. */
export function findComponents(components: readonly JsonObject[]): readonly JsonObject[] {
  return components.flatMap((component) => [
    component,
    ...findComponents(Array.isArray(component.components) ? component.components : []),
    ...(component.accessory === undefined ? [] : findComponents([component.accessory as JsonObject])),
  ]);
}

/** @throws ControlFailure if there is none, or more than one of that label */
export function pickButton(message: Message, { customId, label }: Pointed): JsonObject {
  const buttons = findComponents(message.components).filter(({ type }) => type === COMPONENT.button);
  const found = buttons.filter((one) =>
    customId === undefined ? one.label === label : one.custom_id === customId,
  );
  const [button, second] = found;
  if (!button) {
    throw notFound(`The message has no button "${customId ?? label}".`, 'no-such-button');
  }
  if (second) throw new ControlFailure(409, 'ambiguous-label', `The message has two buttons "${label}".`);
  return button;
}

export function requireEnabled(component: JsonObject): void {
  if (component.disabled === true) {
    throw new ControlFailure(409, 'disabled', `"${component.label ?? component.custom_id}" is disabled.`);
  }
}

/** @throws ControlFailure if these values cannot be chosen in that menu */
export function checkValues(menu: JsonObject, values: readonly string[]): void {
  const [min, max] = [Number(menu.min_values ?? 1), Number(menu.max_values ?? 1)];
  if (values.length < min || values.length > max || new Set(values).size !== values.length) {
    throw badRequest(`Between ${min} and ${max} different values can be chosen.`, 'bad-selection');
  }
  if (!Array.isArray(menu.options)) return;
  const known = new Set(menu.options.filter(isObject).map(({ value }) => value));
  const foreign = values.find((value) => !known.has(value));
  if (foreign !== undefined) throw notFound(`The menu has no value "${foreign}".`, 'no-such-value');
}
