import { isObject, type JsonObject } from '../json.ts';
import type { Attachment } from '../world/entities.ts';
import { COMPONENT } from './component-fields.ts';
import type { EmbedBody } from './embeds.ts';

interface Cooked {
  readonly embeds: readonly unknown[];
  readonly components: readonly JsonObject[];
}

/** Embeds and components as Discord gives them back: components numbered, `attachment://` made real. */
export function resolveMedia(
  body: { readonly embeds?: readonly EmbedBody[] | null; readonly components?: readonly unknown[] | null },
  attachments: readonly Attachment[],
): Cooked {
  return {
    embeds: (body.embeds ?? []).map((embed) => cookEmbed(embed, attachments)),
    components: cookComponents(body.components ?? [], attachments),
  };
}

function find(url: string, attachments: readonly Attachment[]): Attachment | undefined {
  if (!url.startsWith('attachment://')) return undefined;
  const name = url.slice('attachment://'.length);
  return attachments.find(({ filename }) => filename === name);
}

function cookEmbed(embed: EmbedBody, attachments: readonly Attachment[]): object {
  const picture = (field: 'image' | 'thumbnail'): object => {
    const url = embed[field]?.url;
    if (url === undefined) return {};
    const file = find(url, attachments);
    const real = file?.url ?? url;
    return { [field]: { url: real, proxy_url: real, ...file?.picture } };
  };
  const given = Object.entries(embed).filter(([, value]) => value !== null);
  return { type: 'rich', ...Object.fromEntries(given), ...picture('image'), ...picture('thumbnail') };
}

function cookComponents(
  components: readonly unknown[],
  attachments: readonly Attachment[],
): readonly JsonObject[] {
  const taken = new Set<number>();
  collectIds(components, taken);
  let last = 0;
  const nextId = (): number => {
    do last += 1;
    while (taken.has(last));
    return last;
  };
  const cook = (value: unknown): JsonObject => {
    const given = isObject(value) ? value : {};
    const { id, components: children, accessory, options, media, file, items, ...rest } = given;
    const own = Object.fromEntries(Object.entries(rest).filter(([, one]) => one !== null));
    return {
      ...own,
      ...standards(given),
      id: typeof id === 'number' && id !== 0 ? id : nextId(),
      ...(Array.isArray(children) && { components: children.map(cook) }),
      ...(accessory !== undefined && { accessory: cook(accessory) }),
      ...(options !== undefined && { options }),
      ...(media !== undefined && { media: cookMedia(media, attachments) }),
      ...(file !== undefined && cookFile(file, attachments)),
      ...(Array.isArray(items) && { items: items.map((item) => cookItem(item, attachments)) }),
    };
  };
  return components.map(cook);
}

function collectIds(components: readonly unknown[], taken: Set<number>): void {
  for (const one of components) {
    if (!isObject(one)) continue;
    if (typeof one.id === 'number') taken.add(one.id);
    if (Array.isArray(one.components)) collectIds(one.components, taken);
    if (one.accessory !== undefined) collectIds([one.accessory], taken);
  }
}

/** What Discord adds when a request leaves it away. */
function standards(given: JsonObject): JsonObject {
  const { type, min_values: min, max_values: max, divider, spacing, spoiler, description } = given;
  const { accent_color: color } = given;
  switch (type) {
    case COMPONENT.separator:
      return { divider: divider ?? true, spacing: spacing ?? 1 };
    case COMPONENT.container:
      return { accent_color: color ?? null, spoiler: spoiler ?? false };
    case COMPONENT.thumbnail:
      return { description: description ?? null, spoiler: spoiler ?? false };
    case COMPONENT.file:
      return { spoiler: spoiler ?? false };
    case COMPONENT.stringSelect:
    case COMPONENT.userSelect:
    case COMPONENT.roleSelect:
    case COMPONENT.mentionableSelect:
    case COMPONENT.channelSelect:
      return { min_values: min ?? 1, max_values: max ?? 1 };
    default:
      return {};
  }
}

/** Discord numbers every picture; one from elsewhere has no number here. */
const EXTERNAL_MEDIA = '100000000000000000';

function cookMedia(media: unknown, attachments: readonly Attachment[]): JsonObject {
  const url = isObject(media) ? String(media.url) : '';
  const file = find(url, attachments);
  const real = file?.url ?? url;
  return {
    id: file?.id ?? EXTERNAL_MEDIA,
    url: real,
    proxy_url: real,
    width: file?.picture?.width ?? 0,
    height: file?.picture?.height ?? 0,
    ...(file && { content_type: file.contentType, attachment_id: file.id }),
  };
}

function cookFile(file: unknown, attachments: readonly Attachment[]): JsonObject {
  const url = isObject(file) ? String(file.url) : '';
  const stored = find(url, attachments);
  return {
    file: cookMedia(file, attachments),
    name: stored?.filename ?? '',
    size: stored?.size ?? 0,
  };
}

function cookItem(item: unknown, attachments: readonly Attachment[]): JsonObject {
  const given = isObject(item) ? item : {};
  return {
    media: cookMedia(given.media, attachments),
    description: given.description ?? null,
    spoiler: given.spoiler ?? false,
  };
}
