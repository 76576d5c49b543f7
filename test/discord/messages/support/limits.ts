import { ButtonStyle, ComponentType } from 'discord.js';
import { parseCustomId } from '../../../../src/discord/customId.ts';
import type { MessagePayload } from '../../../../src/discord/messages/desired.ts';
import { parseRuleClick } from '../../../../src/discord/ruleClick.ts';

/** What Discord would refuse in a payload, and ids that the bot could not read; empty: all is well. */
export function faultsOf({ content = '', components = [] }: MessagePayload): readonly string[] {
  const faults: string[] = [];
  const check = (fine: boolean, fault: string): void => {
    if (!fine) faults.push(fault);
  };
  const ids: string[] = [];
  check(content.length > 0 && content.length <= 2000, `content of ${content.length}`);
  check((content.match(/```/g)?.length ?? 0) % 2 === 0, 'an open code block');
  check(!/\{\{|\}\}|undefined|\[object|NaN/.test(content), `odd text in ${content}`);
  check(components.length <= 5, `${components.length} rows`);
  for (const row of components) {
    check(row.components.length >= 1 && row.components.length <= 5, `${row.components.length} in a row`);
    for (const component of row.components) {
      if (component.type === ComponentType.StringSelect) {
        ids.push(component.custom_id);
        const values = component.options.map(({ value }) => value);
        check(values.length >= 1 && values.length <= 25, `${values.length} options`);
        check(new Set(values).size === values.length, 'equal options');
        for (const { label, description = '-' } of component.options) {
          check(label.length >= 1 && label.length <= 100, `option of ${label.length}`);
          check(description.length >= 1 && description.length <= 100, `description of ${description.length}`);
        }
        check((component.max_values ?? 1) <= values.length, 'more to choose than there are');
      } else if (component.type === ComponentType.Button && 'label' in component) {
        const label = component.label ?? '';
        check(label.length >= 1 && label.length <= 80, `label of ${label.length}`);
        if (component.style === ButtonStyle.Link) check(URL.canParse(component.url), component.url);
        else if ('custom_id' in component) ids.push(component.custom_id);
      } else {
        faults.push(`component ${component.type}`);
      }
    }
  }
  check(new Set(ids).size === ids.length, `equal ids ${ids}`);
  for (const id of ids) check(id.length <= 100 && (parseCustomId(id) ?? parseRuleClick(id)) !== null, id);
  return faults;
}
