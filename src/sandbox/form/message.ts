import { Refusal } from '../rest/refusal.ts';
import { type ComponentContext, checkComponents } from './components.ts';
import { embeds } from './embeds.ts';
import { Form } from './form.ts';
import {
  anything,
  boolean,
  choice,
  integer,
  list,
  nullable,
  object,
  required,
  type Shape,
  snowflake,
  type TypeOf,
  text,
} from './shape.ts';

/** The flags of a message that the sandbox has a use for. */
export const FLAG = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const;

const allowedMentions = object({
  parse: nullable(list(choice('users', 'roles', 'everyone'))),
  users: nullable(list(snowflake, { max: 100 })),
  roles: nullable(list(snowflake, { max: 100 })),
  replied_user: nullable(boolean),
});

const nothing: Shape<null> = {
  check: (value, form) => {
    if (value !== null) form.fail('SANDBOX_UNKNOWN_FIELD', 'The sandbox takes only null here.');
  },
};

const attachment = object({
  id: required({
    check: (value, form) => {
      if (!/^\d+$/.test(String(value))) form.fail('NUMBER_TYPE_COERCE', `Value "${value}" is not snowflake.`);
    },
  } as Shape<string | number>),
  filename: nullable(text({ min: 1, max: 1024 })),
  title: nullable(text({ max: 1024 })),
  description: nullable(text({ max: 1024 })),
  // Of voice messages, which the sandbox does not have; discord.js names them in every attachment.
  waveform: nothing,
  duration_secs: nothing,
});

/** Fields that every message-bearing body has. */
const content = {
  content: nullable(text({ max: 2000 })),
  embeds: nullable(embeds),
  allowed_mentions: nullable(allowedMentions),
  components: nullable(list(anything)),
  attachments: nullable(list(attachment, { max: 10 })),
  flags: nullable(integer({ min: 0 })),
};

const nonce: Shape<string | number> = {
  check: (value, form) =>
    typeof value === 'number' ? integer().check(value, form) : text({ max: 25 }).check(value, form),
};

/** `POST /channels/:id/messages` */
export const newMessage = object({
  ...content,
  tts: nullable(boolean),
  nonce: nullable(nonce),
  enforce_nonce: nullable(boolean),
  message_reference: nullable(
    object({
      type: nullable(choice(0)),
      message_id: required(snowflake),
      channel_id: nullable(snowflake),
      guild_id: nullable(snowflake),
      fail_if_not_exists: nullable(boolean),
    }),
  ),
});

/** discord.js sends it with everything; where it has no effect, only its absence is harmless. */
const never: Shape<boolean> = {
  check: (value, form) => {
    if (value !== false) form.fail('SANDBOX_NO_EFFECT', 'This has no effect here.');
  },
};

/** `PATCH` of a message, by the bot's token or an interaction's */
export const messageEdit = object({ ...content, tts: nullable(never), enforce_nonce: nullable(never) });

/** A follow-up, and the data of an interaction's response */
export const followUp = object({ ...content, tts: nullable(boolean), enforce_nonce: nullable(never) });

export type MessageBody = TypeOf<typeof newMessage>;
export type AllowedMentions = TypeOf<typeof allowedMentions>;

/** What a message would consist of after a request. */
export interface Substance {
  readonly content: string;
  readonly embeds: readonly unknown[];
  readonly components: readonly unknown[];
  readonly files: number;
  readonly flags: number;
}

export const isV2 = (flags: number): boolean => (flags & FLAG.componentsV2) !== 0;

/** Flags that a request may set at all; the others are Discord's own. */
export function checkFlags(flags: number, settable: number): void {
  const form = Form.create();
  const foreign = flags & ~settable;
  if (foreign !== 0)
    form.at('flags').fail('MESSAGE_FLAGS_INVALID', `The flags ${foreign} cannot be set here.`);
  form.settle();
}

/** The rules that no single field shows: an empty message, Components V2 beside older fields, mentions. */
export function checkSubstance(
  after: Substance,
  body: MessageBody,
  context: Omit<ComponentContext, 'v2'>,
): void {
  const form = Form.create();
  const v2 = isV2(after.flags);
  if (v2 && after.content !== '') legacy(form, 'content');
  if (v2 && after.embeds.length > 0) legacy(form, 'embeds');
  if (body.components) checkComponents(body.components, form.at('components'), { ...context, v2 });
  checkPictures(body.embeds ?? [], form.at('embeds'), context.hasFile);
  if (body.allowed_mentions) checkMentions(body.allowed_mentions, form.at('allowed_mentions'));
  form.settle();
  const empty = after.content === '' && after.embeds.length === 0 && after.files === 0;
  if (after.components.length === 0 && (empty || v2)) throw new Refusal(50006);
}

const legacy = (form: Form, field: string): void =>
  form
    .at(field)
    .fail(
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    );

function checkPictures(all: TypeOf<typeof embeds>, form: Form, hasFile: (name: string) => boolean): void {
  all.forEach((embed, index) => {
    for (const field of ['image', 'thumbnail'] as const) {
      const url = embed[field]?.url;
      if (!url?.startsWith('attachment://') || hasFile(url.slice('attachment://'.length))) continue;
      form
        .at(index)
        .at(field)
        .at('url')
        .fail('SANDBOX_ATTACHMENT_NOT_FOUND', `The attachment of ${url} is not in the message.`);
    }
  });
}

function checkMentions({ parse, users, roles }: AllowedMentions, form: Form): void {
  for (const [kind, ids] of [['users', users] as const, ['roles', roles] as const]) {
    if (!parse?.includes(kind) || !ids?.length) continue;
    form.fail(
      'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
    );
  }
}
