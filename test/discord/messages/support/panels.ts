import type { TableReading } from '../../../../src/app/tableReading.ts';
import type { MessagePayload } from '../../../../src/discord/messages/desired.ts';
import {
  confirmPanel,
  handPanel,
  lastTrickPanel,
  menuPanel,
  rulesPanel,
  scorePanel,
} from '../../../../src/discord/messages/panels.ts';
import { reviewPanel } from '../../../../src/discord/messages/reviewPanel.ts';

/** Every panel that a person can open at a table, by name. */
export function panelsOf(reading: TableReading, person: string): Readonly<Record<string, MessagePayload>> {
  return {
    'my hand': handPanel(reading, person),
    'last trick': lastTrickPanel(reading),
    rules: rulesPanel(reading),
    score: scorePanel(reading),
    menu: menuPanel(reading, person),
    'confirm leave': confirmPanel(reading, { do: 'leave' }),
    'confirm vote-end': confirmPanel(reading, { do: 'vote-end' }),
    'confirm close': confirmPanel(reading, { do: 'close' }),
    'confirm remove': confirmPanel(reading, { do: 'remove', seat: 1 }),
    'review overview': reviewPanel(reading, 1, 'overview'),
    'review trick 1': reviewPanel(reading, 1, 1),
    'review trick 7': reviewPanel(reading, 1, 7),
    'review trick 12': reviewPanel(reading, 1, 12),
    'review of no hand': reviewPanel(reading, 99, 1),
  };
}
