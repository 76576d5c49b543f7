import type { CommandBody } from '../form/command.ts';
import { OPTION, type OptionBody } from '../form/command.ts';
import { Refusal } from '../rest/refusal.ts';
import type { NextId } from '../snowflake.ts';

const MAX_COMMANDS = 100;
const MAX_CREATIONS_A_DAY = 200;
const DAY_MS = 86_400_000;
const CHAT_INPUT = 1;

/** A command as Discord returns it. */
export interface Command {
  readonly id: string;
  readonly application_id: string;
  readonly guild_id?: string;
  readonly version: string;
  readonly type: number;
  readonly name: string;
  readonly name_localizations: { readonly [locale: string]: string } | null;
  readonly description: string;
  readonly description_localizations: { readonly [locale: string]: string } | null;
  readonly options?: readonly OptionBody[];
  readonly default_member_permissions: string | null;
  readonly dm_permission: boolean;
  readonly nsfw: boolean;
  readonly contexts: readonly number[] | null;
  readonly integration_types: readonly number[];
}

interface Scope {
  readonly commands: Map<string, Command>;
  creations: number;
  since: number;
}

/** The application's commands: the global ones, and each server's. */
export class CommandRegistry {
  readonly #applicationId: string;
  readonly #nextId: NextId;
  readonly #now: () => number;
  readonly #scopes = new Map<string | null, Scope>();

  constructor(applicationId: string, nextId: NextId, now: () => number) {
    this.#applicationId = applicationId;
    this.#nextId = nextId;
    this.#now = now;
  }

  /** `guildId` null: the global ones. */
  list(guildId: string | null): readonly Command[] {
    return [...this.#scope(guildId).commands.values()];
  }

  get(guildId: string | null, id: string): Command {
    const command = this.list(guildId).find((one) => one.id === id);
    if (!command) throw new Refusal(10063);
    return command;
  }

  /** Creates it, or replaces the one of the same name and kind, which keeps its id. */
  put(guildId: string | null, body: CommandBody): { readonly command: Command; readonly created: boolean } {
    const scope = this.#scope(guildId);
    const key = keyOf(body.type ?? CHAT_INPUT, body.name);
    const before = scope.commands.get(key);
    if (!before) this.#countCreation(scope);
    if (!before && scope.commands.size >= MAX_COMMANDS) throw new Refusal(30032);
    const command = this.#build(guildId, body, before?.id ?? this.#nextId());
    scope.commands.set(key, command);
    return { command, created: !before };
  }

  replaceAll(guildId: string | null, bodies: readonly CommandBody[]): readonly Command[] {
    if (bodies.length > MAX_COMMANDS) throw new Refusal(30032);
    const kept = new Set(bodies.map(({ type, name }) => keyOf(type ?? CHAT_INPUT, name)));
    const { commands } = this.#scope(guildId);
    for (const key of commands.keys()) if (!kept.has(key)) commands.delete(key);
    return bodies.map((body) => this.put(guildId, body).command);
  }

  edit(guildId: string | null, id: string, body: Partial<CommandBody>): Command {
    const before = this.get(guildId, id);
    const { commands } = this.#scope(guildId);
    const { type, ...rest } = before;
    const merged = { ...rest, ...body, type } as CommandBody;
    const key = keyOf(type, merged.name);
    const other = commands.get(key);
    if (other && other.id !== id) throw new Refusal(50035, { message: 'A command of this name exists' });
    const command = this.#build(guildId, merged, id);
    commands.delete(keyOf(type, before.name));
    commands.set(key, command);
    return command;
  }

  delete(guildId: string | null, id: string): void {
    const { type, name } = this.get(guildId, id);
    this.#scope(guildId).commands.delete(keyOf(type, name));
  }

  /** What somebody can type there: a server's command hides the global one of its name. */
  available(guildId: string | null): readonly Command[] {
    const byName = new Map<string, Command>();
    const scopes = guildId === null ? [null] : [null, guildId];
    for (const scope of scopes)
      for (const one of this.list(scope)) byName.set(keyOf(one.type, one.name), one);
    return [...byName.values()];
  }

  #scope(guildId: string | null): Scope {
    const known = this.#scopes.get(guildId);
    if (known) return known;
    const scope: Scope = { commands: new Map(), creations: 0, since: this.#now() };
    this.#scopes.set(guildId, scope);
    return scope;
  }

  #countCreation(scope: Scope): void {
    if (this.#now() - scope.since > DAY_MS) {
      scope.since = this.#now();
      scope.creations = 0;
    }
    if (scope.creations >= MAX_CREATIONS_A_DAY) throw new Refusal(30034);
    scope.creations += 1;
  }

  #build(guildId: string | null, body: CommandBody, id: string): Command {
    return {
      id,
      application_id: this.#applicationId,
      ...(guildId !== null && { guild_id: guildId }),
      version: this.#nextId(),
      type: body.type ?? CHAT_INPUT,
      name: body.name,
      name_localizations: body.name_localizations ?? null,
      description: body.description ?? '',
      description_localizations: body.description_localizations ?? null,
      ...(body.options && { options: body.options.map(normalized) }),
      default_member_permissions: body.default_member_permissions ?? null,
      dm_permission: body.dm_permission ?? true,
      nsfw: body.nsfw ?? false,
      contexts: body.contexts ?? null,
      integration_types: body.integration_types ?? [0],
    };
  }
}

const keyOf = (type: number, name: string): string => `${type} ${name}`;

/** Leaves away what is false or empty, as Discord does when it gives options back. */
function normalized(option: OptionBody): OptionBody {
  const { required, options, ...rest } = option;
  const nests = option.type === OPTION.subcommand || option.type === OPTION.group;
  return {
    ...rest,
    ...(required && { required }),
    ...((nests || options) && { options: (options ?? []).map(normalized) }),
  };
}

/** The command without its texts in other languages, as a list without `with_localizations` gives it. */
export function withoutLocalizations(command: Command): object {
  const { name_localizations: _names, description_localizations: _descriptions, ...rest } = command;
  return rest;
}
