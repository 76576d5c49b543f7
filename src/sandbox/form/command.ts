import { isObject } from '../json.ts';
import { type Form, refuseField } from './form.ts';
import { checkLocaleKey } from './locale.ts';
import {
  anything,
  boolean,
  choice,
  dictionary,
  integer,
  list,
  nullable,
  number,
  object,
  parse,
  required,
  type Shape,
  snowflake,
  type TypeOf,
  text,
} from './shape.ts';

export const OPTION = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

const CHAT_INPUT = 1;
/** 25 options of 25 choices would fit the fields; all names, descriptions and values together must fit this. */
const MAX_SIZE = 8000;
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** 1–32 letters, digits, `-`, `_` or `'`; of letters that have a lower case, the lower case. */
const chatName: Shape<string> = {
  check: (value, form) => {
    text({ min: 1, max: 32 }).check(value, form);
    if (typeof value === 'string' && value !== '' && (!NAME.test(value) || value !== value.toLowerCase())) {
      form.fail('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
    }
  },
};

const menuName = text({ min: 1, max: 32 });
const description = text({ min: 1, max: 100 });
const nameLocalizations = nullable(dictionary(checkLocaleKey, chatName));
const descriptionLocalizations = nullable(dictionary(checkLocaleKey, description));

const optionChoice = object({
  name: required(text({ min: 1, max: 100 })),
  name_localizations: nullable(dictionary(checkLocaleKey, text({ min: 1, max: 100 }))),
  value: required(anything),
});

const option = object({
  type: required(choice(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)),
  name: required(chatName),
  name_localizations: nameLocalizations,
  description: required(description),
  description_localizations: descriptionLocalizations,
  required: nullable(boolean),
  choices: nullable(list(optionChoice, { max: 25 })),
  options: nullable(list(anything, { max: 25 })),
  channel_types: nullable(list(integer())),
  min_value: nullable(number()),
  max_value: nullable(number()),
  min_length: nullable(integer({ min: 0, max: 6000 })),
  max_length: nullable(integer({ min: 1, max: 6000 })),
  autocomplete: nullable(boolean),
});

export type OptionBody = Omit<TypeOf<typeof option>, 'options'> & {
  readonly options?: readonly OptionBody[];
};

const shared = {
  id: nullable(snowflake),
  type: nullable(choice(1, 2, 3)),
  name_localizations: nullable(dictionary(checkLocaleKey, menuName)),
  description_localizations: nullable(dictionary(checkLocaleKey, text({ max: 100 }))),
  description: nullable(text({ max: 100 })),
  options: nullable(list(anything, { max: 25 })),
  default_member_permissions: nullable(text({}, /^\d+$/)),
  dm_permission: nullable(boolean),
  default_permission: nullable(boolean),
  nsfw: nullable(boolean),
  contexts: nullable(list(choice(0, 1, 2))),
  integration_types: nullable(list(choice(0, 1))),
  handler: nullable(integer()),
};
const command = object({ ...shared, name: required(menuName) });
const commandEdit = object({ ...shared, name: menuName });

type Fields = TypeOf<typeof command>;
export type CommandBody = Omit<Fields, 'options'> & { readonly options?: readonly OptionBody[] | null };

export const parseCommand = (value: unknown): CommandBody => parse(wholeCommand, value) as CommandBody;

export const parseCommandEdit = (value: unknown): Partial<CommandBody> =>
  parse(withOptions(commandEdit), value) as Partial<CommandBody>;

/** @throws Refusal 50035 with the index of each bad command as Discord gives it; 100 commands at most */
export function parseCommands(value: unknown): readonly CommandBody[] {
  const commands = parse(list(wholeCommand), value) as readonly CommandBody[];
  const names = new Set<string>();
  commands.forEach(({ name, type }, index) => {
    const key = `${type ?? CHAT_INPUT} ${name}`;
    if (names.has(key)) {
      refuseField([index], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
    }
    names.add(key);
  });
  return commands;
}

/** A whole command: a slash command must be described. */
const wholeCommand: Shape<Fields> = {
  check: (value, form) => {
    withOptions(command).check(value, form);
    if (!isObject(value) || (value.type ?? CHAT_INPUT) !== CHAT_INPUT || value.description !== undefined)
      return;
    form.at('description').fail('BASE_TYPE_REQUIRED', 'This field is required');
  },
};

/** The fields of a command, and behind them the rules for names and options by kind. */
function withOptions<T>(fields: Shape<T>): Shape<T> {
  return {
    check: (value, form) => {
      fields.check(value, form);
      if (isObject(value)) checkCommand(value, form);
    },
  };
}

function checkCommand(value: { readonly [key: string]: unknown }, form: Form): void {
  const { type = CHAT_INPUT, name, options } = value;
  if (type !== CHAT_INPUT) {
    if (value.description)
      form
        .at('description')
        .fail('APPLICATION_COMMAND_DESCRIPTION_INVALID', 'A context menu command has no description');
    if (Array.isArray(options) && options.length > 0) {
      form.at('options').fail('APPLICATION_COMMAND_OPTIONS_INVALID', 'A context menu command has no options');
    }
    return;
  }
  if (typeof name === 'string') chatName.check(name, form.at('name'));
  nameLocalizations.check(value.name_localizations ?? null, form.at('name_localizations'));
  if (value.description !== undefined) description.check(value.description ?? '', form.at('description'));
  if (Array.isArray(options)) checkOptions(options, form.at('options'), 0);
  if (size(value) > MAX_SIZE) {
    form.fail('APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MAX_SIZE})`);
  }
}

function checkOptions(options: readonly unknown[], form: Form, depth: number): void {
  const names = new Set<unknown>();
  let optionalSeen = false;
  const kinds = new Set<boolean>();
  options.forEach((one, index) => {
    const place = form.at(index);
    option.check(one, place);
    if (!isObject(one)) return;
    if (names.has(one.name)) {
      place.at('name').fail('APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option name already exists');
    }
    names.add(one.name);
    if (one.required !== true) optionalSeen = true;
    else if (optionalSeen) {
      place.fail(
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    }
    const nests = one.type === OPTION.subcommand || one.type === OPTION.group;
    kinds.add(nests);
    if (nests) checkNested(one, place, depth);
    else checkValueOption(one, place);
  });
  if (kinds.size > 1) {
    form.fail(
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Subcommands and options cannot stand beside each other',
    );
  }
}

function checkNested(one: { readonly [key: string]: unknown }, form: Form, depth: number): void {
  const tooDeep = one.type === OPTION.group ? depth > 0 : depth > 1;
  if (tooDeep) {
    form.at('type').fail('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Nested one level too deep');
    return;
  }
  const inner: readonly unknown[] = Array.isArray(one.options) ? one.options : [];
  const onlySubcommands = inner.every((child) => isObject(child) && child.type === OPTION.subcommand);
  if (one.type === OPTION.group && !onlySubcommands) {
    form.at('options').fail('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'A group holds subcommands only');
  }
  const subcommandInside = inner.some((child) => isObject(child) && child.type === OPTION.subcommand);
  if (one.type === OPTION.subcommand && subcommandInside) {
    form.at('options').fail('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'A subcommand holds no subcommands');
  }
  checkOptions(inner, form.at('options'), depth + (one.type === OPTION.group ? 1 : 2));
}

function checkValueOption(one: { readonly [key: string]: unknown }, form: Form): void {
  const choices: readonly unknown[] = Array.isArray(one.choices) ? one.choices : [];
  if (Array.isArray(one.options) && one.options.length > 0) {
    form
      .at('options')
      .fail('APPLICATION_COMMAND_OPTIONS_INVALID', 'Only a subcommand or group holds options');
  }
  if (one.autocomplete === true && choices.length > 0) {
    form.at('autocomplete').fail('APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES', 'Autocomplete excludes choices');
  }
  const names = new Set<unknown>();
  choices.forEach((each, index) => {
    if (!isObject(each)) return;
    const place = form.at('choices').at(index);
    if (names.has(each.name)) {
      place
        .at('name')
        .fail('APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS', 'Option choice name already exists');
    }
    names.add(each.name);
    if (one.type === OPTION.string) text({ min: 1, max: 100 }).check(each.value, place.at('value'));
    else if (one.type === OPTION.integer) integer().check(each.value, place.at('value'));
    else if (one.type === OPTION.number) number().check(each.value, place.at('value'));
    else place.fail('APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID', 'This type of option has no choices');
  });
}

/** Characters of names, descriptions and values, as Discord adds them up. */
function size(node: unknown): number {
  if (!isObject(node)) return 0;
  const own = [node.name, node.description, node.value].reduce<number>(
    (sum, part) => sum + (typeof part === 'string' ? part.length : 0),
    0,
  );
  return [node.options, node.choices]
    .flatMap((children) => (Array.isArray(children) ? children : []))
    .reduce((sum: number, child: unknown) => sum + size(child), own);
}
