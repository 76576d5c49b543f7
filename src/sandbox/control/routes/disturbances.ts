import { boolean, choice, integer, object, parse, text } from '../../form/shape.ts';
import type { Platform } from '../../platform.ts';
import { badRequest } from '../failure.ts';
import { type ControlRoute, done } from '../route.ts';

const drop = object({ code: integer({ min: 1000, max: 4999 }) });
const newFault = object({
  method: choice('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
  route: text(),
  status: integer({ min: 0, max: 599 }),
  code: integer(),
  times: integer({ min: 1 }),
  delayMs: integer({ min: 0 }),
  retryAfterMs: integer({ min: 0 }),
  afterEffect: boolean,
});

/** What can go wrong between the bot and Discord, and the record of what the bot sent. */
export function disturbanceRoutes({ gateway, faults, journal }: Platform): readonly ControlRoute[] {
  return [
    [
      'POST',
      '/gateway/drop',
      ({ body }) => {
        gateway.drop(parse(drop, body ?? {}).code);
        return done();
      },
    ],
    [
      'POST',
      '/gateway/invalidate',
      () => {
        gateway.invalidate();
        return done();
      },
    ],
    [
      'POST',
      '/gateway/reconnect',
      () => {
        gateway.reconnect();
        return done();
      },
    ],
    [
      'POST',
      '/faults',
      ({ body }) => {
        const fault = parse(newFault, body);
        try {
          faults.inject(fault);
        } catch {
          throw badRequest(`"${fault.route}" is no regular expression.`);
        }
        return done({}, 201);
      },
    ],
    [
      'DELETE',
      '/faults',
      () => {
        faults.clear();
        return done();
      },
    ],
    [
      'GET',
      '/journal',
      ({ query }) => {
        const after = Number(query.get('after') ?? 0);
        if (!Number.isInteger(after) || after < 0) throw badRequest('"after" must be a number from 0 on.');
        return done(journal.after(after, query.get('refusals') === '1'));
      },
    ],
  ];
}
