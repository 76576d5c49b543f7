import { isLocale, LOCALES } from '../../form/locale.ts';
import {
  boolean,
  dictionary,
  list,
  object,
  parse,
  required,
  type Shape,
  snowflake,
  text,
} from '../../form/shape.ts';
import type { Platform } from '../../platform.ts';
import { Actions } from '../actions.ts';
import { badRequest } from '../failure.ts';
import { personOf } from '../lookup.ts';
import { type ControlRequest, type ControlRoute, done } from '../route.ts';
import { MOST_MESSAGES, userSummary, viewOf } from '../view.ts';

export const locale: Shape<string> = {
  check: (value, form) => {
    if (typeof value === 'string' && isLocale(value)) return;
    form.fail('locale', `Must be one of ${LOCALES.join(', ')}.`);
  },
};
const optionValue: Shape<string | number | boolean> = {
  check: (value, form) => {
    if (['string', 'number', 'boolean'].includes(typeof value)) return;
    form.fail('value', 'Must be a text, a number, true or false.');
  },
};
const options = dictionary(() => undefined, optionValue);

const newUser = object({
  username: required(text({ min: 1, max: 32 })),
  globalName: text({ min: 1, max: 32 }),
  locale,
});
const userEdit = object({ dmClosed: boolean, locale });
const command = object({ channelId: required(text()), command: required(text({ min: 1 })), options });
const autocomplete = object({
  channelId: required(text()),
  command: required(text({ min: 1 })),
  options,
  focused: required(text({ min: 1 })),
});
const click = object({ messageId: required(snowflake), customId: text(), label: text() });
const selection = object({
  messageId: required(snowflake),
  customId: required(text()),
  values: required(list(text())),
});

const waits = ({ query }: ControlRequest): boolean => query.get('wait') !== '0';

/** People: what they see, and what they do. */
export function userRoutes(platform: Platform): readonly ControlRoute[] {
  const { world, changes } = platform;
  const actions = new Actions(platform);
  const who = ({ params }: ControlRequest) => personOf(world, params[0]);
  return [
    [
      'POST',
      '/users',
      ({ body }) => {
        const user = world.addUser(parse(newUser, body));
        changes.emit();
        return done(userSummary(user), 201);
      },
    ],
    [
      'PATCH',
      '/users/:id',
      (request) => {
        const user = who(request);
        const { dmClosed, locale: language } = parse(userEdit, request.body);
        user.dmClosed = dmClosed ?? user.dmClosed;
        user.locale = language ?? user.locale;
        changes.emit();
        return done(userSummary(user));
      },
    ],
    [
      'GET',
      '/users/:id/view',
      (request) => {
        const limit = Number(request.query.get('limit') ?? MOST_MESSAGES);
        if (!(Number.isInteger(limit) && limit > 0 && limit <= MOST_MESSAGES)) {
          throw badRequest(`"limit" must be a whole number from 1 to ${MOST_MESSAGES}.`);
        }
        return done(viewOf(platform, who(request), { channelId: request.query.get('channelId'), limit }));
      },
    ],
    [
      'POST',
      '/users/:id/commands',
      async (request) => {
        const { options: values = {}, ...typed } = parse(command, request.body);
        return done(await actions.runCommand(who(request), { ...typed, options: values }, waits(request)));
      },
    ],
    [
      'POST',
      '/users/:id/autocomplete',
      async (request) => {
        const { options: values = {}, ...typed } = parse(autocomplete, request.body);
        return done(await actions.runCommand(who(request), { ...typed, options: values }, waits(request)));
      },
    ],
    [
      'POST',
      '/users/:id/clicks',
      async (request) => {
        const pointed = parse(click, request.body);
        if ((pointed.customId === undefined) === (pointed.label === undefined)) {
          throw badRequest('Name the button by either customId or label.');
        }
        return done(await actions.click(who(request), pointed, waits(request)));
      },
    ],
    [
      'POST',
      '/users/:id/selections',
      async (request) => {
        const { values, ...pointed } = parse(selection, request.body);
        return done(await actions.select(who(request), pointed, values, waits(request)));
      },
    ],
  ];
}
