import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import { type CustomId, makeCustomId } from '../customId.ts';
import { makeRuleClick, type RuleClick } from '../ruleClick.ts';
import type { MessagePayload } from './desired.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** Discord's bounds for a message. */
const LONGEST_CONTENT = 2000;
const LONGEST_LABEL = 80;
const BUTTONS_IN_A_ROW = 5;

export type Look = 'primary' | 'secondary' | 'success' | 'danger';

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const satisfies Record<Look, ButtonStyle>;

const idOf = (click: CustomId | RuleClick): string =>
  'table' in click ? makeCustomId(click) : makeRuleClick(click);

export function button(
  label: string,
  id: CustomId | RuleClick,
  look: Look = 'secondary',
): APIButtonComponent {
  return {
    type: ComponentType.Button,
    style: STYLES[look],
    label: fitting(label),
    custom_id: idOf(id),
  };
}

/** Whole characters of a label, as far as Discord takes them. */
function fitting(label: string): string {
  let fit = '';
  for (const character of label) {
    if (fit.length + character.length > LONGEST_LABEL) break;
    fit += character;
  }
  return fit;
}

/** A button that stands for something and cannot be pressed at the moment. */
export const disabled = (shown: APIButtonComponent): APIButtonComponent => ({ ...shown, disabled: true });

export const linkButton = (label: string, url: string): APIButtonComponent => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  label,
  url,
});

/** Buttons in as few rows as they need, filled evenly. */
export function rowsOf(buttons: readonly APIButtonComponent[]): readonly Row[] {
  const rows = Math.ceil(buttons.length / BUTTONS_IN_A_ROW);
  const width = Math.ceil(buttons.length / rows);
  return Array.from({ length: rows }, (_, row) => ({
    type: ComponentType.ActionRow,
    components: buttons.slice(row * width, (row + 1) * width),
  }));
}

export function menuRow(menu: {
  readonly id: CustomId | RuleClick;
  readonly placeholder: string;
  readonly options: readonly APISelectMenuOption[];
  /** How many options are to be chosen: so many, or at least and at most. */
  readonly count: number | readonly [least: number, most: number];
  readonly disabled?: boolean;
}): Row {
  const [least, most] = typeof menu.count === 'number' ? [menu.count, menu.count] : menu.count;
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: idOf(menu.id),
        placeholder: menu.placeholder,
        options: [...menu.options],
        min_values: least,
        max_values: most,
        ...(menu.disabled ? { disabled: true } : {}),
      },
    ],
  };
}

/** A message of lines; `null` lines are left out. Whole lines are dropped from the end where it is too long. */
export function message(lines: readonly (string | null)[], rows: readonly Row[] = []): MessagePayload {
  const shown = lines.filter((line) => line !== null);
  while (shown.join('\n').length > LONGEST_CONTENT) shown.pop();
  return { content: shown.join('\n'), components: rows };
}

/** The same message with more lines and rows at its end. */
export function extended(
  payload: MessagePayload,
  lines: readonly (string | null)[],
  rows: readonly Row[],
): MessagePayload {
  const { content, components } = message(
    [payload.content ?? '', ...lines],
    [...(payload.components ?? []), ...rows],
  );
  return { ...payload, ...(content === undefined ? {} : { content }), ...(components ? { components } : {}) };
}
