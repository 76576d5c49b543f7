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
  text,
} from './shape.ts';

/** The kinds of components that a message can hold, by Discord's numbers. */
export const COMPONENT = {
  row: 1,
  button: 2,
  stringSelect: 3,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
} as const;

/** The style of a button that opens a page and causes no interaction. */
export const LINK_STYLE = 5;

const C = COMPONENT;

/** Characters of all texts of a message with Components V2. */
export const MAX_TEXT = 4000;

const head = { type: required(integer()), id: integer({ min: 0, max: 2 ** 31 - 1 }) };
const customId = text({ min: 1, max: 100 });
const emoji = object({ id: nullable(snowflake), name: required(text({ max: 32 })), animated: boolean });
const media = object({ url: required(text({ min: 1, max: 2048 }, /^(https?|attachment):\/\/\S+$/)) });
const selectFields = {
  ...head,
  custom_id: required(customId),
  placeholder: nullable(text({ max: 150 })),
  min_values: nullable(integer({ min: 0, max: 25 })),
  max_values: nullable(integer({ min: 1, max: 25 })),
  disabled: nullable(boolean),
};
const selectOption = object({
  label: required(text({ min: 1, max: 100 })),
  value: required(text({ min: 1, max: 100 })),
  description: nullable(text({ max: 100 })),
  emoji: nullable(emoji),
  default: nullable(boolean),
});
const defaultValues = list(
  object({ id: required(snowflake), type: required(choice('user', 'role', 'channel')) }),
  { max: 25 },
);

/** The fields of each kind of component. Children are `anything` here and judged one by one. */
export const FIELDS: { readonly [type: number]: Shape<unknown> } = {
  [C.row]: object({ ...head, components: required(list(anything, { min: 1, max: 5 })) }),
  [C.button]: object({
    ...head,
    style: required(choice(1, 2, 3, 4, 5)),
    label: nullable(text({ max: 80 })),
    emoji: nullable(emoji),
    custom_id: nullable(customId),
    url: nullable(text({ min: 1, max: 512 }, /^(https?|discord):\/\/\S+$/)),
    disabled: nullable(boolean),
  }),
  [C.stringSelect]: object({ ...selectFields, options: required(list(selectOption, { min: 1, max: 25 })) }),
  [C.userSelect]: object({ ...selectFields, default_values: nullable(defaultValues) }),
  [C.roleSelect]: object({ ...selectFields, default_values: nullable(defaultValues) }),
  [C.mentionableSelect]: object({ ...selectFields, default_values: nullable(defaultValues) }),
  [C.channelSelect]: object({
    ...selectFields,
    default_values: nullable(defaultValues),
    channel_types: nullable(list(integer())),
  }),
  [C.section]: object({
    ...head,
    components: required(list(anything, { min: 1, max: 3 })),
    accessory: required(anything),
  }),
  [C.text]: object({ ...head, content: required(text({ min: 1, max: MAX_TEXT })) }),
  [C.thumbnail]: object({
    ...head,
    media: required(media),
    description: nullable(text({ max: 1024 })),
    spoiler: boolean,
  }),
  [C.gallery]: object({
    ...head,
    items: required(
      list(object({ media: required(media), description: nullable(text({ max: 1024 })), spoiler: boolean }), {
        min: 1,
        max: 10,
      }),
    ),
  }),
  [C.file]: object({ ...head, file: required(media), spoiler: boolean }),
  [C.separator]: object({ ...head, divider: boolean, spacing: choice(1, 2) }),
  [C.container]: object({
    ...head,
    components: required(list(anything, { min: 1 })),
    accent_color: nullable(integer({ min: 0, max: 0xffffff })),
    spoiler: boolean,
  }),
};
