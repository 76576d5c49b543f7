import { ButtonStyle, ComponentType } from 'discord.js';
import type { DesiredMessage, MessagePayload } from '../../../../src/discord/messages/desired.ts';

type Component = NonNullable<MessagePayload['components']>[number]['components'][number];

/** A payload as a page of plain text: what is said, then a line for each row of buttons or menu. */
export function renderPayload({ content = '', components = [], pings = [] }: MessagePayload): string {
  const rows = components.map((row) => row.components.map(renderComponent).join('  '));
  return [content, ...(pings.length > 0 ? [`(pings ${pings.join(', ')})`] : []), ...rows].join('\n');
}

function renderMessage({ key, to, payload, transient, vital }: DesiredMessage): string {
  const marks = [transient ? 'transient' : null, vital ? 'vital' : null].filter((mark) => mark !== null);
  const where = to.kind === 'person' ? to.id : to.kind;
  return `=== ${key} → ${where}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}\n${renderPayload(payload)}`;
}

export const renderMessages = (messages: readonly DesiredMessage[]): string =>
  `${messages.map(renderMessage).join('\n\n')}\n`;

function renderComponent(component: Component): string {
  if (component.type === ComponentType.StringSelect) {
    const options = component.options
      .map((option) => option.label + (option.description ? ` (${option.description})` : ''))
      .join(' | ');
    const { min_values: least, max_values: most, placeholder, custom_id: id } = component;
    return `<${placeholder} ${least}-${most}: ${options}>(${id})`;
  }
  if (component.type !== ComponentType.Button || !('label' in component)) return `?${component.type}`;
  const off = component.disabled ? ' off' : '';
  if (component.style === ButtonStyle.Link) return `[${component.label}${off}](${component.url})`;
  const style = ButtonStyle[component.style].toLowerCase();
  return 'custom_id' in component ? `[${component.label}${off}](${style} ${component.custom_id})` : '?';
}
