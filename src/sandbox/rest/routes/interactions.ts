import { messageEdit } from '../../form/message.ts';
import { parse } from '../../form/shape.ts';
import { type Interaction, RESPONSE } from '../../interactions.ts';
import { audienceOf, type JournalKind } from '../../journal.ts';
import type { Platform } from '../../platform.ts';
import { messagePayload } from '../../world/payload.ts';
import { type Call, noContent, ok } from '../call.ts';
import { openRoute, type Route } from '../router.ts';

const KINDS: { readonly [type: number]: JournalKind } = {
  [RESPONSE.message]: 'response',
  [RESPONSE.deferredMessage]: 'defer',
  [RESPONSE.deferredUpdate]: 'defer',
  [RESPONSE.update]: 'update',
  [RESPONSE.choices]: 'choices',
};

/** First answers, and the webhook that each interaction opens for a quarter of an hour. */
export function interactionRoutes(platform: Platform): readonly Route[] {
  const { world, interactions, journal } = platform;

  const record = (
    kind: JournalKind,
    call: Call,
    { channel }: Interaction,
    messageId: string | null,
  ): void => {
    const message = messageId === null ? undefined : channel.messages.get(messageId);
    journal.record({
      kind,
      channelId: channel.id,
      messageId,
      audience: audienceOf(channel, message),
      request: call.request,
    });
  };
  const of = (call: Call): Interaction => interactions.byToken(call.id('application'), call.text('token'));

  return [
    openRoute('POST', '/interactions/:interaction/:token/callback', (call) => {
      call.allowQuery('with_response');
      const { interaction: id, token } = { interaction: call.id('interaction'), token: call.text('token') };
      const interaction = interactions.respond(id, token, call.body, call.files);
      const type = interaction.answer?.type ?? 0;
      const messageId = interaction.answer?.messageId ?? null;
      record(KINDS[type] ?? 'response', call, interaction, messageId);
      if (call.query.get('with_response') !== 'true') return noContent;
      // A deferred update has the message already, and does not give it again.
      const given = type === RESPONSE.deferredUpdate ? null : messageId;
      const message = given === null ? undefined : interaction.channel.messages.get(given);
      return ok({
        interaction: {
          id: interaction.id,
          type: interaction.kind,
          ...(message && {
            response_message_id: message.id,
            response_message_loading: interaction.pending,
            response_message_ephemeral: message.audience !== null,
          }),
        },
        resource: { type, ...(message && { message: messagePayload(world, message) }) },
      });
    }),

    openRoute('POST', '/webhooks/:application/:token', (call) => {
      call.allowQuery('wait', 'with_components');
      const interaction = of(call);
      const filled = interaction.pending;
      const message = interactions.follow(interaction, call.body, call.files);
      record(filled ? 'edit-response' : 'followup', call, interaction, message.id);
      return ok(messagePayload(world, message));
    }),

    openRoute('GET', '/webhooks/:application/:token/messages/:message', (call) =>
      ok(messagePayload(world, interactions.message(of(call), call.text('message')))),
    ),

    openRoute('PATCH', '/webhooks/:application/:token/messages/:message', (call) => {
      call.allowQuery('with_components');
      const interaction = of(call);
      const message = interactions.message(interaction, call.text('message'));
      interactions.edit(interaction, message, parse(messageEdit, call.body), call.files);
      record('edit-response', call, interaction, message.id);
      return ok(messagePayload(world, message));
    }),

    openRoute('DELETE', '/webhooks/:application/:token/messages/:message', (call) => {
      const interaction = of(call);
      const message = interactions.message(interaction, call.text('message'));
      record('delete-response', call, interaction, message.id);
      interactions.remove(interaction, message);
      return noContent;
    }),
  ];
}
