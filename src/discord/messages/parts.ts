import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIMessageTopLevelComponent,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord.js';
import { nameOf } from '../../pictures/contentName.ts';
import type { PictureSpec } from '../../pictures/spec.ts';
import type { Row } from './components.ts';
import type { MessagePayload, Picture } from './desired.ts';

/** Discord's bounds for a message of Components V2: characters of all texts, and characters beside a picture. */
const LONGEST_TEXT = 4000;
const LONGEST_DESCRIPTION = 1024;

/** A picture with what it shows in words, for those who do not see it. */
interface PicturePart {
  readonly part: 'picture';
  readonly picture: Picture;
  readonly alt: string;
}

/** Lines with a button beside them. */
interface SectionPart {
  readonly part: 'section';
  readonly lines: readonly string[];
  readonly button: APIButtonComponent;
}

/**
 * What a message consists of, from top to bottom. Lines that follow one another are one text; `null` is left
 * out; `rule` is a line drawn across.
 */
export type Part = string | null | PicturePart | SectionPart | { readonly part: 'rule' };

export const RULE: Part = { part: 'rule' };

export const picture = (spec: PictureSpec, alt: string): Part => ({
  part: 'picture',
  picture: { name: nameOf(spec), spec },
  alt: alt.slice(0, LONGEST_DESCRIPTION),
});

export const section = (lines: readonly string[], button: APIButtonComponent): Part => ({
  part: 'section',
  lines,
  button,
});

/** Colours of a message's edge. */
const ACCENTS = { open: 0x57a773, going: 0x4f7cac, won: 0xd9a441, over: 0x7a7f87 } as const;
export type Accent = keyof typeof ACCENTS;

/** A message without an edge; whole lines are dropped from the end where it is too long. */
export const message = (parts: readonly Part[], rows: readonly Row[] = []): MessagePayload => {
  const fit = fitting(parts);
  return withPictures([...fit.flatMap(componentsOf), ...rows], fit);
};

/** A message in a box of its own with a coloured edge. */
export const framed = (accent: Accent, parts: readonly Part[], rows: readonly Row[] = []): MessagePayload => {
  const { components, ...rest } = message(parts, rows);
  return {
    ...rest,
    components: [
      {
        type: ComponentType.Container,
        accent_color: ACCENTS[accent],
        components: components.filter((component) => component.type !== ComponentType.Container),
      },
    ],
  };
};

/** The same message with more lines and rows at its end, inside its box where it has one. */
export function extended(
  payload: MessagePayload,
  lines: readonly (string | null)[],
  rows: readonly Row[],
): MessagePayload {
  const more = message(lines, rows).components as readonly APIComponentInContainer[];
  const [box] = payload.components;
  if (box?.type !== ComponentType.Container)
    return { ...payload, components: [...payload.components, ...more] };
  return { ...payload, components: [{ ...box, components: [...box.components, ...more] }] };
}

/** The same message under one more line. */
export const headed = (line: string, payload: MessagePayload): MessagePayload => ({
  ...payload,
  components: [...message([line]).components, ...payload.components],
});

const isShown = (part: Part): part is Exclude<Part, null> => part !== null;

const isPicture = (part: Part): part is PicturePart =>
  typeof part === 'object' && part !== null && part.part === 'picture';

const lengthOf = (part: Part): number =>
  typeof part === 'string'
    ? part.length + 1
    : part?.part === 'section'
      ? part.lines.join('\n').length + 1
      : 0;

function fitting(parts: readonly Part[]): readonly Exclude<Part, null>[] {
  const shown = parts.filter(isShown);
  const length = (): number => shown.reduce((sum, part) => sum + lengthOf(part), 0);
  while (length() > LONGEST_TEXT) {
    const last = shown.findLastIndex((part) => typeof part === 'string');
    if (last < 0) break;
    shown.splice(last, 1);
  }
  return joined(shown);
}

/** Lines that follow one another as one text, without empty lines at its ends. */
function joined(parts: readonly Exclude<Part, null>[]): readonly Exclude<Part, null>[] {
  const made: Exclude<Part, null>[] = [];
  for (const part of parts) {
    const before = made.at(-1);
    if (typeof part === 'string' && typeof before === 'string') made[made.length - 1] = `${before}\n${part}`;
    else made.push(part);
  }
  return made
    .map((part) => (typeof part === 'string' ? part.replace(/^\n+|\n+$/g, '') : part))
    .filter((part) => part !== '');
}

function componentsOf(part: Exclude<Part, null>): APIComponentInContainer[] {
  if (typeof part === 'string') return [{ type: ComponentType.TextDisplay, content: part }];
  switch (part.part) {
    case 'rule':
      return [{ type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small }];
    case 'picture':
      return [
        {
          type: ComponentType.MediaGallery,
          items: [{ media: { url: `attachment://${part.picture.name}` }, description: part.alt }],
        },
      ];
    case 'section':
      return [
        {
          type: ComponentType.Section,
          components: [{ type: ComponentType.TextDisplay, content: part.lines.join('\n') }],
          accessory: part.button,
        },
      ];
  }
}

function withPictures(
  components: readonly APIMessageTopLevelComponent[],
  parts: readonly Exclude<Part, null>[],
): MessagePayload {
  const pictures = parts.filter(isPicture).map(({ picture: shown }) => shown);
  return { components, ...(pictures.length > 0 ? { pictures } : {}) };
}

type Shown = APIMessageTopLevelComponent | APIContainerComponent['components'][number];

/** What a message says, in reading order, without its buttons and pictures. */
export const textOf = ({ components }: MessagePayload): string => components.flatMap(textsIn).join('\n');

function textsIn(component: Shown): readonly string[] {
  if (component.type === ComponentType.TextDisplay) return [component.content];
  if (component.type === ComponentType.Container) return component.components.flatMap(textsIn);
  if (component.type === ComponentType.Section) return component.components.map(({ content }) => content);
  return [];
}

/** The same message without its pictures: what they show stands in its text. */
export const withoutPictures = ({ components, pictures, ...rest }: MessagePayload): MessagePayload => ({
  ...rest,
  components: components
    .map((component) =>
      component.type === ComponentType.Container
        ? { ...component, components: component.components.filter(isNoGallery) }
        : component,
    )
    .filter(isNoGallery),
});

const isNoGallery = ({ type }: { readonly type: ComponentType }): boolean =>
  type !== ComponentType.MediaGallery;
