import { parseCommand, parseCommandEdit, parseCommands } from '../../form/command.ts';
import { refuseField } from '../../form/form.ts';
import { object, parse, required, text } from '../../form/shape.ts';
import type { Platform } from '../../platform.ts';
import { withoutLocalizations } from '../../world/commands.ts';
import type { Emoji } from '../../world/entities.ts';
import { emojiPayload, userPayload } from '../../world/payload.ts';
import { pictureSize, pictureType } from '../../world/picture.ts';
import { type Answer, type Call, created, noContent, ok } from '../call.ts';
import { Refusal } from '../refusal.ts';
import { type Route, route } from '../router.ts';

const MAX_EMOJIS = 2000;
const MAX_EMOJI_BYTES = 256 * 1024;
const MAX_EMOJI_SIDE = 128;

const emojiName = text({ min: 2, max: 32 }, /^\w+$/);
const newEmoji = object({ name: required(emojiName), image: required(text()) });
const emojiEdit = object({ name: required(emojiName) });

/** The application itself, its commands and its emojis. */
export function applicationRoutes({ world, commands, nextId, changes }: Platform): readonly Route[] {
  const own = (call: Call): void => {
    if (call.id('application') !== world.bot.id) throw new Refusal(20012);
  };
  const scope = (call: Call, inGuild: boolean): string | null => {
    own(call);
    if (!inGuild) return null;
    const guild = world.guilds.get(call.id('guild'));
    if (!guild?.members.has(world.bot.id)) throw new Refusal(50001);
    return guild.id;
  };
  const emoji = (call: Call): Emoji => {
    own(call);
    const found = world.emojis.get(call.id('emoji'));
    if (!found) throw new Refusal(10014);
    return found;
  };
  const requireFreeName = (name: string): void => {
    if (![...world.emojis.values()].some((one) => one.name === name)) return;
    refuseField(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'An emoji with this name exists already.');
  };
  const application = (): Answer =>
    ok({
      id: world.bot.id,
      name: world.bot.username,
      icon: null,
      description: '',
      summary: '',
      type: null,
      bot: userPayload(world.bot),
      bot_public: true,
      bot_require_code_grant: false,
      verify_key: '0'.repeat(64),
      flags: 0,
      flags_new: '0',
      explicit_content_filter: 0,
      eligible_oauth2_scopes: [],
      owner: userPayload(world.bot),
      team: null,
      approximate_guild_count: world.guilds.size,
      approximate_user_install_count: 0,
      approximate_user_authorization_count: 0,
      redirect_uris: [],
      interactions_endpoint_url: null,
      role_connections_verification_url: null,
    });

  const commandRoutes = (base: string, inGuild: boolean): readonly Route[] => [
    route('GET', base, (call) => {
      call.allowQuery('with_localizations');
      const all = commands.list(scope(call, inGuild));
      return ok(call.query.get('with_localizations') === 'true' ? all : all.map(withoutLocalizations));
    }),
    route('PUT', base, (call) => ok(commands.replaceAll(scope(call, inGuild), parseCommands(call.body)))),
    route('POST', base, (call) => {
      const { command, created: fresh } = commands.put(scope(call, inGuild), parseCommand(call.body));
      return fresh ? created(command) : ok(command);
    }),
    route('GET', `${base}/:command`, (call) => ok(commands.get(scope(call, inGuild), call.id('command')))),
    route('PATCH', `${base}/:command`, (call) =>
      ok(commands.edit(scope(call, inGuild), call.id('command'), parseCommandEdit(call.body))),
    ),
    route('DELETE', `${base}/:command`, (call) => {
      commands.delete(scope(call, inGuild), call.id('command'));
      return noContent;
    }),
  ];

  return [
    route('GET', '/applications/@me', application),
    route('GET', '/oauth2/applications/@me', application),
    ...commandRoutes('/applications/:application/commands', false),
    ...commandRoutes('/applications/:application/guilds/:guild/commands', true),
    route('GET', '/applications/:application/emojis', (call) => {
      own(call);
      return ok({ items: [...world.emojis.values()].map((one) => emojiPayload(world, one)) });
    }),
    route('POST', '/applications/:application/emojis', (call) => {
      own(call);
      const { name, image } = parse(newEmoji, call.body);
      const picture = decodeImage(image);
      if (world.emojis.size >= MAX_EMOJIS) throw new Refusal(30008);
      requireFreeName(name);
      const fresh: Emoji = { id: nextId(), name, ...picture };
      world.emojis.set(fresh.id, fresh);
      changes.emit();
      return created(emojiPayload(world, fresh));
    }),
    route('GET', '/applications/:application/emojis/:emoji', (call) => ok(emojiPayload(world, emoji(call)))),
    route('PATCH', '/applications/:application/emojis/:emoji', (call) => {
      const found = emoji(call);
      const { name } = parse(emojiEdit, call.body);
      if (name !== found.name) requireFreeName(name);
      found.name = name;
      return ok(emojiPayload(world, found));
    }),
    route('DELETE', '/applications/:application/emojis/:emoji', (call) => {
      world.emojis.delete(emoji(call).id);
      changes.emit();
      return noContent;
    }),
  ];
}

function decodeImage(uri: string): Pick<Emoji, 'bytes' | 'contentType' | 'animated'> {
  const data = /^data:image\/\w+;base64,([\w+/=]+)$/.exec(uri)?.[1] ?? '';
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > MAX_EMOJI_BYTES) {
    refuseField(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.');
  }
  // What the URI calls it does not count: clients name every picture a JPEG.
  const contentType = pictureType(bytes);
  if (contentType === undefined) {
    return refuseField(['image'], 'IMAGE_INVALID', 'Must be a data URI of a PNG, JPEG, GIF or WebP.');
  }
  const side = pictureSize(bytes);
  // Discord shrinks larger pictures silently; whoever relies on that gets blurred cards.
  if (side && Math.max(side.width, side.height) > MAX_EMOJI_SIDE) {
    refuseField(
      ['image'],
      'IMAGE_DIMENSIONS_EXCEEDED',
      `At most ${MAX_EMOJI_SIDE}×${MAX_EMOJI_SIDE} pixels.`,
    );
  }
  return { bytes, contentType, animated: contentType === 'image/gif' };
}
