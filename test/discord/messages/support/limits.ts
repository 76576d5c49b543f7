import { ButtonStyle, ComponentType } from 'discord.js';
import { FAMILIES } from '../../../../src/discord/clicks/families.ts';
import { parseCustomId } from '../../../../src/discord/customId.ts';
import type { MessagePayload } from '../../../../src/discord/messages/desired.ts';
import { textOf } from '../../../../src/discord/messages/parts.ts';

/** A component of any kind, as far as it is looked at here. */
interface Component {
  readonly type: ComponentType;
  readonly components?: readonly Component[];
  readonly accessory?: Component;
  readonly content?: string;
  readonly custom_id?: string;
  readonly label?: string;
  readonly emoji?: object;
  readonly style?: ButtonStyle;
  readonly url?: string;
  readonly max_values?: number;
  readonly options?: readonly {
    readonly label: string;
    readonly value: string;
    readonly description?: string;
  }[];
  readonly items?: readonly { readonly media: { readonly url: string }; readonly description?: string }[];
}

const within = ({ components = [], accessory }: Component): readonly Component[] => [
  ...components,
  ...(accessory ? [accessory] : []),
];

const flat = (component: Component): readonly Component[] => [component, ...within(component).flatMap(flat)];

const between = (count: number, least: number, most: number): boolean => count >= least && count <= most;

/** What Discord would refuse in a payload, and ids that the bot could not read; empty: all is well. */
export function faultsOf(payload: MessagePayload): readonly string[] {
  const faults: string[] = [];
  const check = (fine: boolean, fault: string): void => {
    if (!fine) faults.push(fault);
  };
  const all = (payload.components as readonly Component[]).flatMap(flat);
  const text = textOf(payload);
  check(between(all.length, 1, 40), `${all.length} components`);
  check(between(text.length, 1, 4000), `texts of ${text.length}`);
  check(!/\{\{|undefined|\[object|NaN/.test(JSON.stringify(payload.components)), `odd text in ${text}`);
  for (const component of all) check(...faultOf(component, payload));
  const ids = all.flatMap(({ custom_id: id }) => id ?? []);
  check(new Set(ids).size === ids.length, `equal ids ${ids}`);
  for (const id of ids) {
    const read = parseCustomId(id) !== null || FAMILIES.some((family) => family.reads(id));
    check(id.length <= 100 && read, id);
  }
  return faults;
}

type Judgement = readonly [fine: boolean, fault: string];

function faultOf(component: Component, { pictures = [] }: MessagePayload): Judgement {
  const { type, components = [], content = '', label = '', options = [], items = [], style, url } = component;
  switch (type) {
    case ComponentType.ActionRow:
      return [between(components.length, 1, 5), `${components.length} in a row`];
    case ComponentType.TextDisplay:
      return [content.length > 0 && (content.match(/```/g)?.length ?? 0) % 2 === 0, `text: ${content}`];
    case ComponentType.Button:
      return [
        between(label.length, 1, 80) && (style !== ButtonStyle.Link || URL.canParse(url ?? '')),
        `button ${label} ${url}`,
      ];
    case ComponentType.StringSelect: {
      const values = options.map(({ value }) => value);
      const lengths = options.flatMap((option) => [option.label.length, option.description?.length ?? 1]);
      const fine =
        between(values.length, 1, 25) &&
        new Set(values).size === values.length &&
        lengths.every((length) => between(length, 1, 100)) &&
        (component.max_values ?? 1) <= values.length;
      return [fine, `menu ${JSON.stringify(component)}`];
    }
    case ComponentType.MediaGallery: {
      const names = pictures.map(({ name }) => `attachment://${name}`);
      const fine = items.every(
        ({ media, description = '' }) => names.includes(media.url) && between(description.length, 1, 1024),
      );
      return [fine, `gallery ${JSON.stringify(items)}`];
    }
    case ComponentType.Container:
    case ComponentType.Section:
    case ComponentType.Separator:
      return [true, ''];
    default:
      return [false, `component ${type}`];
  }
}
