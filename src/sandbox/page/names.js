/**
 * Who and what ids mean to one person.
 *
 * @typedef {ReturnType<typeof namesOf>} Names
 */
export function namesOf(world, view, userId) {
  const users = new Map(world.users.map((user) => [user.id, user.globalName ?? user.username]));
  const botId = world.application.botUserId;
  const channels = new Map();
  for (const guild of view.guilds) {
    for (const channel of guild.channels) channels.set(channel.id, channel);
  }
  const roles = new Map(world.guilds.flatMap((guild) => guild.roles.map(({ id, name }) => [id, name])));
  const botName = world.application.name;
  for (const { channelId } of view.directMessages) {
    channels.set(channelId, { id: channelId, type: 1, name: botName });
  }
  return {
    botId,
    botName,
    isMe: (id) => id === userId,
    isBot: (id) => id === botId,
    user: (id) => (id === botId ? botName : (users.get(id) ?? 'unknown user')),
    /** Its name with its sign, or null if this person does not see it. */
    channel: (id) => {
      const found = channels.get(id);
      if (!found) return null;
      return found.type === 0 ? `#${found.name}` : found.type === 1 ? `@${found.name}` : found.name;
    },
    role: (id) => roles.get(id)?.replace(/^@/, '') ?? 'unknown role',
    /** Changes whenever any of these names does. */
    signature: JSON.stringify([
      botName,
      world.users.map(({ id }) => users.get(id)),
      [...channels.values()].map(({ name }) => name),
      [...roles.values()],
    ]),
  };
}
