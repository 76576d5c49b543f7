import type { TableReading } from '../../../../src/app/tableReading.ts';
import type { MessagePayload } from '../../../../src/discord/messages/desired.ts';
import {
  confirmPanel,
  handPanel,
  lastTrickPanel,
  menuPanel,
  scorePanel,
} from '../../../../src/discord/messages/panels.ts';
import type { Reader } from '../../../../src/discord/messages/reader.ts';
import { reviewPanel } from '../../../../src/discord/messages/reviewPanel.ts';
import { rulesPanel, type ShownRules } from '../../../../src/discord/messages/rules/rulesPanel.ts';
import { ENGLISH } from './readers.ts';

const rulesOf = ({ table: { id, settings, phase } }: TableReading): ShownRules => ({
  subject: { of: 'table', table: id },
  name: null,
  isDefault: false,
  rules: settings.rules,
  table: settings,
  editable: phase === 'lobby',
});

/** Every panel that a person can open at a table, by name. */
export function panelsOf(
  reading: TableReading,
  person: string,
  reader: Reader = ENGLISH,
): Readonly<Record<string, MessagePayload>> {
  return {
    'my hand': handPanel(reading, person, reader),
    'last trick': lastTrickPanel(reading, person, reader),
    rules: rulesPanel(rulesOf(reading), 'overview', reader.t),
    score: scorePanel(reading, person, reader),
    menu: menuPanel(reading, person, reader),
    'confirm leave': confirmPanel(reading, { do: 'leave' }, reader),
    'confirm vote-end': confirmPanel(reading, { do: 'vote-end' }, reader),
    'confirm close': confirmPanel(reading, { do: 'close' }, reader),
    'confirm remove': confirmPanel(reading, { do: 'remove', chair: 1 }, reader),
    'review overview': reviewPanel(reading, 1, 'overview', reader),
    'review trick 1': reviewPanel(reading, 1, 1, reader),
    'review trick 7': reviewPanel(reading, 1, 7, reader),
    'review trick 12': reviewPanel(reading, 1, 12, reader),
    'review of no hand': reviewPanel(reading, 99, 1, reader),
  };
}
