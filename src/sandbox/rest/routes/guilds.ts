import { object, parse, required, snowflake } from '../../form/shape.ts';
import type { Platform } from '../../platform.ts';
import {
  channelPayload,
  guildPayload,
  memberWithUser,
  rolePayload,
  userPayload,
} from '../../world/payload.ts';
import { BOT_DEFAULT } from '../../world/permission.ts';
import { ownGuild } from '../access.ts';
import { ok } from '../call.ts';
import { Refusal } from '../refusal.ts';
import { type Route, route } from '../router.ts';

const recipient = object({ recipient_id: required(snowflake) });

/** The gateway's address, users and servers. */
export function guildRoutes(platform: Platform): readonly Route[] {
  const { world, address, changes } = platform;
  const bot = (): object => ({
    ...userPayload(world.bot),
    verified: true,
    mfa_enabled: true,
    locale: 'en-US',
    email: null,
    premium_type: 0,
  });
  return [
    route('GET', '/gateway', () => ok({ url: address.gatewayUrl })),
    route('GET', '/gateway/bot', () =>
      ok({
        url: address.gatewayUrl,
        shards: 1,
        session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 },
      }),
    ),
    route('GET', '/users/@me', () => ok(bot())),
    route('GET', '/users/@me/guilds', (call) => {
      call.allowQuery('limit', 'before', 'after', 'with_counts');
      const own = [...world.guilds.values()].filter(({ members }) => members.has(world.bot.id));
      return ok(
        own.map(({ id, name }) => ({
          id,
          name,
          icon: null,
          banner: null,
          owner: false,
          permissions: BOT_DEFAULT.toString(),
          features: [],
        })),
      );
    }),
    route('GET', '/users/:user', (call) => {
      const user = world.users.get(call.id('user'));
      if (!user) throw new Refusal(10013);
      return ok(userPayload(user));
    }),
    route('POST', '/users/@me/channels', (call) => {
      const { recipient_id: id } = parse(recipient, call.body);
      const user = world.users.get(id);
      if (!user) throw new Refusal(50033);
      if (user.bot) throw new Refusal(50007);
      const channel = world.directChannel(id);
      changes.emit(channel.id);
      return ok(channelPayload(world, channel));
    }),
    route('GET', '/guilds/:guild', (call) => {
      call.allowQuery('with_counts');
      const guild = ownGuild(platform, call.id('guild'));
      const count = guild.members.size;
      return ok({
        ...guildPayload(guild),
        ...(call.query.get('with_counts') === 'true' && {
          approximate_member_count: count,
          approximate_presence_count: count,
        }),
      });
    }),
    route('GET', '/guilds/:guild/channels', (call) =>
      ok(
        world
          .textChannelsOf(ownGuild(platform, call.id('guild')))
          .map((channel) => channelPayload(world, channel)),
      ),
    ),
    route('GET', '/guilds/:guild/roles', (call) =>
      ok([...ownGuild(platform, call.id('guild')).roles.values()].map(rolePayload)),
    ),
    // The whole list needs the privileged intent, which the sandbox's application does not have.
    route('GET', '/guilds/:guild/members', (call) => {
      ownGuild(platform, call.id('guild'));
      throw new Refusal(50001);
    }),
    route('GET', '/guilds/:guild/members/:user', (call) => {
      const guild = ownGuild(platform, call.id('guild'));
      const id = call.id('user');
      const member = guild.members.get(id);
      if (!member) throw new Refusal(world.users.has(id) ? 10007 : 10013);
      return ok(memberWithUser(world, member));
    }),
  ];
}
