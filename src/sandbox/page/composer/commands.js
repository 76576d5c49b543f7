import { channels, people, roles } from '../select/options.js';

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
};

const CHAT_INPUT = 1;
const GUILD = 0;
const BOT_DIRECT = 1;
const SHOWABLE = new Set([3, 4, 5, 6, 7, 8, 9, 10]);

/**
 * Everything that can be typed here: each command without subcommands, each subcommand of the others.
 *
 * @param {object[]} commands as Discord's API has them
 * @param {{ inGuild: boolean, locale: string }} place
 * @returns {{ path: string, label: string, description: string, options: object[] }[]} `path` is what the
 *   control interface wants, `label` what this person reads
 */
export function leavesOf(commands, { inGuild, locale }) {
  return commands
    .filter(({ type }) => type === CHAT_INPUT)
    .filter(({ contexts, dm_permission: direct, guild_id: guildId }) =>
      inGuild
        ? (contexts?.includes(GUILD) ?? true)
        : guildId === undefined && (contexts?.includes(BOT_DIRECT) ?? direct),
    )
    .flatMap((command) => unfold(command, [], [], locale))
    .sort((a, b) => a.label.localeCompare(b.label));
}

function unfold(node, parents, labels, locale) {
  const path = [...parents, node.name];
  const names = [...labels, localized(node, 'name', locale)];
  const options = node.options ?? [];
  const nested = options.filter(({ type }) => type === OPTION.subcommand || type === OPTION.group);
  if (nested.length > 0) return nested.flatMap((child) => unfold(child, path, names, locale));
  return [
    {
      path: path.join(' '),
      label: names.join(' '),
      description: localized(node, 'description', locale),
      options: options
        .filter(({ type }) => SHOWABLE.has(type))
        .map((option) => ({
          ...option,
          label: localized(option, 'name', locale),
          description: localized(option, 'description', locale),
          choices: option.choices?.map((choice) => ({
            value: choice.value,
            label: choice.name_localizations?.[locale] ?? choice.name,
          })),
        })),
    },
  ];
}

const localized = (node, field, locale) => node[`${field}_localizations`]?.[locale] ?? node[field];

/** The commands that fit what stands behind the slash, best first. */
export function matching(leaves, typed) {
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  const rank = ({ label, path, description }) => {
    if (label.startsWith(wanted) || path.startsWith(wanted)) return 0;
    if (label.split(' ').some((word) => word.startsWith(wanted))) return 1;
    if (label.includes(wanted)) return 2;
    return description.toLowerCase().includes(wanted) ? 3 : 4;
  };
  return leaves
    .map((leaf) => ({ leaf, order: rank(leaf) }))
    .filter(({ order }) => order < 4)
    .sort((a, b) => a.order - b.order)
    .map(({ leaf }) => leaf);
}

/**
 * A whole command as typed or pasted, `/table create hands:8`: the command, and the texts of its options. What
 * has no name in front is meant for the first required option. Undefined if nothing stands behind the command's
 * name yet, not even a space.
 */
export function readTyped(leaves, text) {
  if (!text.startsWith('/')) return undefined;
  const typed = text.slice(1);
  const names = ({ label, path }) => [label, path];
  const fits = leaves.filter((leaf) => names(leaf).some((name) => typed.startsWith(`${name} `)));
  const leaf = fits.sort((a, b) => b.label.length - a.label.length)[0];
  if (!leaf) return undefined;
  const name = names(leaf).find((one) => typed.startsWith(`${one} `));
  const rest = typed.slice(name.length + 1);
  const values = new Map();
  const nameless = rest
    .replace(/([^\s:]+):\s?(?:"([^"]*)"|(\S*))/g, (all, option, quoted, plain) => {
      const known = leaf.options.find((one) => one.label === option || one.name === option);
      if (known) values.set(known.name, quoted ?? plain);
      return known ? '' : all;
    })
    .trim();
  const first = leaf.options.find(({ required, name: option }) => required && !values.has(option));
  if (nameless !== '' && first) values.set(first.name, nameless);
  return { leaf, values };
}

/** What can be picked for an option, unless the bot itself has to be asked (`autocomplete`). */
export function suggestionsFor(option, scene) {
  if (option.choices?.length) return option.choices;
  switch (option.type) {
    case OPTION.boolean:
      return [
        { value: true, label: 'True' },
        { value: false, label: 'False' },
      ];
    case OPTION.user:
      return people(scene);
    case OPTION.role:
      return roles(scene);
    case OPTION.mentionable:
      return [...people(scene), ...roles(scene)];
    case OPTION.channel:
      return channels(scene, option.channel_types);
    default:
      return [];
  }
}

/** Whether only what is suggested may be chosen. */
export const isClosed = ({ choices, type }) =>
  Boolean(choices?.length) ||
  [OPTION.boolean, OPTION.user, OPTION.role, OPTION.mentionable, OPTION.channel].includes(type);

/**
 * What a text means as the value of an option.
 *
 * @returns {{ value: string | number | boolean } | { problem: string }}
 */
export function readValue(option, text, scene) {
  if (isClosed(option)) {
    const wanted = text.trim().toLowerCase();
    const found = suggestionsFor(option, scene).find(
      ({ label, value }) => label.toLowerCase() === wanted || String(value).toLowerCase() === wanted,
    );
    return found ? { value: found.value } : { problem: 'Choose one of the suggestions.' };
  }
  if (option.type === OPTION.integer || option.type === OPTION.number) return numberOf(option, text);
  const { min_length: min = 0, max_length: max = 6000 } = option;
  if (text.length < min) return { problem: `At least ${min} characters.` };
  return text.length > max ? { problem: `At most ${max} characters.` } : { value: text };
}

function numberOf(option, text) {
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value)) return { problem: 'A number is needed.' };
  if (option.type === OPTION.integer && !Number.isInteger(value))
    return { problem: 'A whole number is needed.' };
  const { min_value: min = -Infinity, max_value: max = Infinity } = option;
  return value < min || value > max ? { problem: rangeText(option) } : { value };
}

/** "From 1 to 48", "At least 1"; empty if anything goes. */
export function rangeText({ min_value: min, max_value: max }) {
  if (min !== undefined && max !== undefined) return `From ${min} to ${max}`;
  if (min !== undefined) return `At least ${min}`;
  return max === undefined ? '' : `At most ${max}`;
}
