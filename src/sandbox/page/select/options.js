/**
 * What a select menu offers to this person.
 *
 * @typedef {{ value: string, label: string, description?: string, emoji?: object, kind?: string }} Option
 */

/** @returns {Option[]} */
export function optionsOf(component, scene) {
  switch (component.type) {
    case 3:
      return component.options;
    case 5:
      return people(scene);
    case 6:
      return roles(scene);
    case 7:
      return [...people(scene), ...roles(scene)];
    case 8:
      return channels(scene, component.channel_types);
    default:
      return [];
  }
}

/** The members of the server in view, the bot among them; in a direct message the two who write there. */
export function people({ names, world, guildId, user }) {
  const members = world.guilds.find(({ id }) => id === guildId)?.memberIds ?? [user.id];
  return [...members, names.botId].map((id) => ({
    value: id,
    label: names.user(id),
    description: world.users.find((one) => one.id === id)?.username ?? 'app',
    kind: 'user',
  }));
}

/** The server's roles, everybody's first. */
export function roles({ world, guildId }) {
  const known = world.guilds.find(({ id }) => id === guildId)?.roles ?? [];
  return known.map(({ id, name }) => ({ value: id, label: name, kind: 'role' }));
}

export function channels({ view, guildId }, types = null) {
  const guild = view.guilds.find(({ id }) => id === guildId);
  return (guild?.channels ?? [])
    .filter(({ type }) => !types?.length || types.includes(type))
    .map(({ id, name, type }) => ({ value: id, label: name, kind: type === 0 ? 'channel' : 'thread' }));
}

/** The options that a menu shows as chosen: this person's last choice, else the bot's defaults. */
export function chosenOptions(component, scene, values) {
  const options = optionsOf(component, scene);
  if (values) return options.filter(({ value }) => values.includes(value));
  if (component.type === 3) return options.filter((option) => option.default === true);
  const defaults = (component.default_values ?? []).map(({ id }) => id);
  return options.filter(({ value }) => defaults.includes(value));
}
