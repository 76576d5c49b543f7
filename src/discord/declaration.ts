import type { APIApplicationCommandOptionChoice, LocalizationMap } from 'discord.js';
import type { en } from '../texts/en/index.ts';
import { FALLBACK, LANGUAGES } from '../texts/languages.ts';
import { type Texts, textsFor } from '../texts/texts.ts';

/** Commands, subcommands (`table-create`) and options (`option-hands`) by the key of their name. */
export type CommandName = keyof typeof en.commandName;

/** Names whose description asks for values. */
type Valued = 'option-name';

/** What Discord shows of a command, subcommand or option, in English and in every other language. */
export interface Title {
  readonly name: string;
  readonly name_localizations: LocalizationMap;
  readonly description: string;
  readonly description_localizations: LocalizationMap;
}

/** A command, subcommand or option; its name and its description have the same key in their areas. */
export const titled = (name: Exclude<CommandName, Valued>): Title =>
  titledBy(name, (t) => t(`command.${name}`));

/** Like `titled`, with a description of its own. */
export function titledBy(name: CommandName, describe: (t: Texts) => string): Title {
  const called = spoken((t) => t(`commandName.${name}`));
  const described = spoken(describe);
  return {
    name: called.english,
    name_localizations: called.localizations,
    description: described.english,
    description_localizations: described.localizations,
  };
}

/** A choice of an option. */
export function choice<T extends string | number>(
  label: (t: Texts) => string,
  value: T,
): APIApplicationCommandOptionChoice<T> {
  const { english, localizations } = spoken(label);
  return { name: english, name_localizations: localizations, value };
}

/** A text in English, and in the other languages by the locales of Discord, which are called like them. */
function spoken(text: (t: Texts) => string): {
  readonly english: string;
  readonly localizations: LocalizationMap;
} {
  const others = LANGUAGES.filter((language) => language !== FALLBACK);
  return {
    english: text(textsFor(FALLBACK)),
    localizations: Object.fromEntries(others.map((language) => [language, text(textsFor(language))])),
  };
}
