import type { Changes } from './changes.ts';
import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Interactions } from './interactions.ts';
import type { Journal } from './journal.ts';
import type { Messages } from './messages.ts';
import type { NextId } from './snowflake.ts';
import type { CommandRegistry } from './world/commands.ts';
import type { World } from './world/world.ts';

/** The parts of one sandbox, as routes and control reach them. */
export interface Platform {
  readonly world: World;
  readonly commands: CommandRegistry;
  readonly messages: Messages;
  readonly interactions: Interactions;
  readonly gateway: Gateway;
  readonly journal: Journal;
  readonly faults: Faults;
  readonly changes: Changes;
  readonly clock: Clock;
  readonly nextId: NextId;
  readonly address: Address;
}

interface Address {
  readonly url: string;
  readonly apiUrl: string;
  readonly gatewayUrl: string;
  readonly botToken: string;
}
