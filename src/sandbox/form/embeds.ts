import { isObject } from '../json.ts';
import type { Form } from './form.ts';
import { boolean, integer, list, nullable, object, required, type Shape, text } from './shape.ts';

const MAX_EMBEDS = 10;
const MAX_EMBED_TEXT = 6000;

const link = text({ max: 2048 }, /^https?:\/\/\S+$/);
const picture = object({ url: required(text({ max: 2048 }, /^(https?|attachment):\/\/\S+$/)) });

export interface EmbedBody {
  readonly image?: { readonly url: string } | null;
  readonly thumbnail?: { readonly url: string } | null;
}

const embed = object({
  type: nullable(text()),
  title: nullable(text({ max: 256 })),
  description: nullable(text({ max: 4096 })),
  url: nullable(link),
  timestamp: nullable(text({}, /^\d{4}-\d\d-\d\dT/)),
  color: nullable(integer({ min: 0, max: 0xffffff })),
  footer: nullable(object({ text: required(text({ max: 2048 })), icon_url: nullable(text({ max: 2048 })) })),
  image: nullable(picture),
  thumbnail: nullable(picture),
  author: nullable(
    object({
      name: required(text({ min: 1, max: 256 })),
      url: nullable(link),
      icon_url: nullable(text({ max: 2048 })),
    }),
  ),
  fields: nullable(
    list(
      object({
        name: required(text({ min: 1, max: 256 })),
        value: required(text({ min: 1, max: 1024 })),
        inline: nullable(boolean),
      }),
      { max: 25 },
    ),
  ),
});

export const embeds: Shape<readonly EmbedBody[]> = {
  check: (value, form) => {
    list(embed, { max: MAX_EMBEDS }).check(value, form);
    if (Array.isArray(value)) checkSizes(value, form);
  },
};

function checkSizes(all: readonly unknown[], form: Form): void {
  const sizes = all.map((one) => textLength(one));
  sizes.forEach((size, index) => {
    if (size === 0 && !hasPicture(all[index])) {
      form.at(index).at('description').fail('BASE_TYPE_REQUIRED', 'This field is required');
    }
  });
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_EMBED_TEXT) {
    form.fail('MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MAX_EMBED_TEXT}`);
  }
}

const hasPicture = (one: unknown): boolean =>
  isObject(one) && (isObject(one.image) || isObject(one.thumbnail));

/** Characters of the texts that count towards the 6000: title, description, fields, footer, author. */
function textLength(one: unknown): number {
  if (!isObject(one)) return 0;
  const length = (value: unknown): number => (typeof value === 'string' ? value.length : 0);
  const fields: readonly unknown[] = Array.isArray(one.fields) ? one.fields : [];
  return (
    length(one.title) +
    length(one.description) +
    (isObject(one.footer) ? length(one.footer.text) : 0) +
    (isObject(one.author) ? length(one.author.name) : 0) +
    fields.reduce<number>(
      (sum, field) => sum + (isObject(field) ? length(field.name) + length(field.value) : 0),
      0,
    )
  );
}
