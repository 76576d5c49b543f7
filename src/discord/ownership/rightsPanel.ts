import { type Holders, RIGHTS, type Right } from '../../app/rights.ts';
import type { Texts } from '../../texts/texts.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { message } from '../messages/parts.ts';

/** Who holds which right in a server. */
export const rightsPanel = (
  holders: Readonly<Record<Right, Holders>>,
  t: Texts,
  notice: string | null = null,
): MessagePayload =>
  message([
    notice,
    `### ${t('rights.title')}`,
    ...RIGHTS.map((right) => holdersLine(right, holders[right], t)),
    t('rights.always'),
    t('rights.how'),
  ]);

function holdersLine(right: Right, { who, role }: Holders, t: Texts): string {
  const values = { right: t(`rights.${right}`), who: t(`rights.${who}`) };
  return role === null
    ? t('rights.line', values)
    : t('rights.line-role', { ...values, role: roleMention(role) });
}

const roleMention = (role: string): string => `<@&${role}>`;

/** Holders as the list of corrections keeps them, in no language. */
export const holdersNote = ({ who, role }: Holders): string =>
  role === null ? who : `${who} ${roleMention(role)}`;
