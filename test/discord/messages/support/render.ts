import { ButtonStyle, ComponentType } from 'discord.js';
import type { Row } from '../../../../src/discord/messages/components.ts';
import type { DesiredMessage, MessagePayload } from '../../../../src/discord/messages/desired.ts';

type Component = Row['components'][number];
type Shown = MessagePayload['components'][number];

/** A payload as a page of plain text, from top to bottom; each row of buttons or menu is a line. */
export function renderPayload({ components, pictures = [], pings = [] }: MessagePayload): string {
  return [
    ...(pings.length > 0 ? [`(pings ${pings.join(', ')})`] : []),
    ...components.flatMap(renderShown),
    ...pictures.map(({ spec: { style, ...shown } }) => `drawn: ${JSON.stringify(shown)}`),
  ].join('\n');
}

function renderShown(shown: Shown): readonly string[] {
  switch (shown.type) {
    case ComponentType.TextDisplay:
      return [shown.content];
    case ComponentType.Container:
      return [`┌ ${shown.accent_color?.toString(16)}`, ...shown.components.flatMap(renderShown), '└'];
    case ComponentType.Section:
      return [
        ...shown.components.map(({ content }) => content),
        `    beside it: ${renderComponent(shown.accessory as Component)}`,
      ];
    case ComponentType.MediaGallery:
      return shown.items.map(({ description }) => `▣ ${description}`);
    case ComponentType.Separator:
      return ['────'];
    case ComponentType.ActionRow:
      return [shown.components.map((component) => renderComponent(component as Component)).join('  ')];
    default:
      return [`?${shown.type}`];
  }
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
