import { OPTION, type OptionBody } from '../form/command.ts';
import { isSnowflake } from '../snowflake.ts';
import type { Command } from '../world/commands.ts';
import { badRequest } from './failure.ts';

export type OptionValue = string | number | boolean;

interface Filled {
  readonly name: string;
  readonly type: number;
  readonly value?: OptionValue;
  readonly options?: readonly Filled[];
  readonly focused?: true;
}

export interface CommandCall {
  readonly command: Command;
  /** `options` of the interaction's data. */
  readonly options: readonly Filled[];
  /** Ids that the options name, by kind. */
  readonly mentioned: readonly { readonly type: number; readonly id: string }[];
}

interface Typed {
  /** The words behind the slash: command, group, subcommand. */
  readonly words: readonly string[];
  readonly values: { readonly [name: string]: OptionValue };
  /** The option that is being typed, for autocomplete; missing and bad values are then overlooked. */
  readonly focused?: string;
}

/** What a person typed, as the interaction's options. @throws ControlFailure naming what is wrong */
export function callCommand(available: readonly Command[], { words, values, focused }: Typed): CommandCall {
  const [name, ...path] = words;
  const command = available.find((one) => one.name === name);
  if (!command) throw notFoundCommand(words);
  const mentioned: { type: number; id: string }[] = [];

  const fill = (options: readonly OptionBody[], rest: readonly string[]): readonly Filled[] => {
    const nested = options.filter(({ type }) => type === OPTION.subcommand || type === OPTION.group);
    if (nested.length > 0) {
      const chosen = nested.find((one) => one.name === rest[0]);
      if (!chosen) throw notFoundCommand(words);
      return [{ name: chosen.name, type: chosen.type, options: fill(chosen.options ?? [], rest.slice(1)) }];
    }
    if (rest.length > 0) throw notFoundCommand(words);
    return fillValues(options);
  };

  const fillValues = (options: readonly OptionBody[]): readonly Filled[] => {
    const unknown = Object.keys(values).find((key) => !options.some((one) => one.name === key));
    if (unknown !== undefined)
      throw badRequest(`/${words.join(' ')} has no option "${unknown}".`, 'no-such-option');
    if (focused !== undefined && !options.some((one) => one.name === focused && one.autocomplete)) {
      throw badRequest(
        `The option "${focused}" of /${words.join(' ')} has no autocompletion.`,
        'no-autocomplete',
      );
    }
    return options.flatMap((option) => {
      const value = values[option.name];
      if (option.name === focused) {
        return [{ name: option.name, type: option.type, value: value ?? '', focused: true as const }];
      }
      if (value === undefined) {
        if (!option.required || focused !== undefined) return [];
        throw badRequest(`/${words.join(' ')} needs the option "${option.name}".`, 'option-missing');
      }
      checkValue(option, value);
      if (isSnowflake(value)) mentioned.push({ type: option.type, id: value });
      return [{ name: option.name, type: option.type, value }];
    });
  };

  return { command, options: fill(command.options ?? [], path), mentioned };
}

const notFoundCommand = (words: readonly string[]) =>
  badRequest(`There is no command /${words.join(' ')} here.`, 'no-such-command');

function checkValue(option: OptionBody, value: OptionValue): void {
  const problem = problemOf(option, value);
  if (problem) throw badRequest(`The option "${option.name}" ${problem}.`, 'bad-option');
}

function problemOf(option: OptionBody, value: OptionValue): string | undefined {
  const { choices, min_value: min, max_value: max, min_length: short, max_length: long } = option;
  if (choices?.length && !choices.some((one) => one.value === value)) return 'is none of the choices';
  switch (option.type) {
    case OPTION.string:
      if (typeof value !== 'string') return 'must be a text';
      if (value.length < (short ?? 0) || value.length > (long ?? 6000)) return 'is too short or too long';
      return undefined;
    case OPTION.integer:
    case OPTION.number:
      if (typeof value !== 'number') return 'must be a number';
      if (option.type === OPTION.integer && !Number.isInteger(value)) return 'must be a whole number';
      if (value < (min ?? value) || value > (max ?? value)) return 'is out of range';
      return undefined;
    case OPTION.boolean:
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    default:
      return isSnowflake(value) ? undefined : 'must be an id';
  }
}
