import type { TableReading } from '../../../../src/app/tableReading.ts';
import type { MessagePayload } from '../../../../src/discord/messages/desired.ts';
import {
  confirmPanel,
  handPanel,
  lastTrickPanel,
  menuPanel,
  scorePanel,
} from '../../../../src/discord/messages/panels.ts';
import { reviewPanel } from '../../../../src/discord/messages/reviewPanel.ts';
import { rulesPanel, type ShownRules } from '../../../../src/discord/messages/rules/rulesPanel.ts';
import { textsFor } from '../../../../src/texts/texts.ts';

const rulesOf = ({ table: { id, settings, phase } }: TableReading): ShownRules => ({
  subject: { of: 'table', table: id },
  name: null,
  isDefault: false,
  rules: settings.rules,
  table: settings,
  editable: phase === 'lobby',
});

/** Every panel that a person can open at a table, by name. */
export function panelsOf(reading: TableReading, person: string): Readonly<Record<string, MessagePayload>> {
  return {
    'my hand': handPanel(reading, person),
    'last trick': lastTrickPanel(reading),
    rules: rulesPanel(rulesOf(reading), 'overview', textsFor('en')),
    score: scorePanel(reading),
    menu: menuPanel(reading, person),
    'confirm leave': confirmPanel(reading, { do: 'leave' }),
    'confirm vote-end': confirmPanel(reading, { do: 'vote-end' }),
    'confirm close': confirmPanel(reading, { do: 'close' }),
    'confirm remove': confirmPanel(reading, { do: 'remove', chair: 1 }),
    'review overview': reviewPanel(reading, 1, 'overview'),
    'review trick 1': reviewPanel(reading, 1, 1),
    'review trick 7': reviewPanel(reading, 1, 7),
    'review trick 12': reviewPanel(reading, 1, 12),
    'review of no hand': reviewPanel(reading, 99, 1),
  };
}
