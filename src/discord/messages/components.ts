import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import { type CustomId, makeCustomId } from '../customId.ts';
import { type RuleClick, ruleClicks } from '../rules/ruleClick.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** Discord's bounds for buttons. */
const LONGEST_LABEL = 80;
const BUTTONS_IN_A_ROW = 5;

export type Look = 'primary' | 'secondary' | 'success' | 'danger';

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const satisfies Record<Look, ButtonStyle>;

/** What a button or menu stands for; other kinds of clicks write their own ids. */
type Id = CustomId | RuleClick | string;

function idOf(click: Id): string {
  if (typeof click === 'string') return click;
  return 'table' in click ? makeCustomId(click) : ruleClicks.make(click);
}

export function button(label: string, id: Id, look: Look = 'secondary'): APIButtonComponent {
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

/** Buttons in as few rows of at most `most` as they need, filled evenly. */
export function rowsOf(
  buttons: readonly APIButtonComponent[],
  most: number = BUTTONS_IN_A_ROW,
): readonly Row[] {
  const rows = Math.ceil(buttons.length / most);
  const width = Math.ceil(buttons.length / rows);
  return Array.from({ length: rows }, (_, row) => ({
    type: ComponentType.ActionRow,
    components: buttons.slice(row * width, (row + 1) * width),
  }));
}

export function menuRow(menu: {
  readonly id: Id;
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
