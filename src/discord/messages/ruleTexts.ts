import { ruleDifferences } from '../../core/rules/readRules.ts';
import { handSize, type RuleSet } from '../../core/rules/ruleSet.ts';
import type { TableSettings } from '../../core/table/settings.ts';
import type { Texts } from '../../texts/texts.ts';
import { message } from './components.ts';
import type { MessagePayload } from './desired.ts';

const paceText = ({ pace, absence }: TableSettings, t: Texts): string => {
  const text = t(`table.pace-${pace}`);
  return absence === 'wait' && pace !== 'none' ? t('table.pace-waits', { pace: text }) : text;
};

const isDdv = (rules: RuleSet): boolean => Object.keys(ruleDifferences(rules)).length === 0;

/** What is played, in one line: "DDV rules · 16 hands · live, 60 s a move". */
export const settingsLine = (settings: TableSettings, t: Texts): string =>
  t('table.line', {
    rules: t(isDdv(settings.rules) ? 'table.rules-ddv' : 'table.rules-house'),
    hands: t('table.hands', { count: settings.hands }),
    pace: paceText(settings, t),
  });

/** The table's rule set, explained shortly: what differs from the DDV's first. */
export function rulesMessage(settings: TableSettings, t: Texts): MessagePayload {
  const { rules, absence, pace } = settings;
  return message([
    `### ${t('rules.title')}`,
    settingsLine(settings, t),
    ...houseRules(rules, t).map((line) => `- ${line}`),
    '',
    t('rules.cards', { number: handSize(rules) * 2 }),
    '',
    t('rules.parties'),
    '',
    `${t('rules.win')} ${t('rules.against-the-old')}`,
    '',
    t('rules.announce'),
    '',
    rules.solos.length === 0
      ? t('rules.solos-none')
      : t('rules.solos', { solos: rules.solos.map((solo) => t(`contract.solo-${solo}`)).join(', ') }),
    '',
    t('rules.extras', { karlchen: rules.karlchen ? t('rules.extras-karlchen') : '' }),
    pace === 'none' ? null : `\n${t(absence === 'wait' ? 'rules.clock-waits' : 'rules.clock-computer')}`,
  ]);
}

function houseRules(rules: RuleSet, t: Texts): readonly string[] {
  const { nines, kings } = rules.throwIn;
  return [
    rules.nines ? null : t('rules.no-nines'),
    rules.secondDulleWins === 'never' ? null : t(`rules.second-dulle-${rules.secondDulleWins}`),
    rules.schweine ? t('rules.schweine') : null,
    rules.poverty ? t('rules.poverty') : null,
    nines === null ? null : t('rules.throw-in-nines', { number: nines }),
    kings === null ? null : t('rules.throw-in-kings', { number: kings }),
    rules.announcements === 'double' ? t('rules.double') : null,
  ].filter((line) => line !== null);
}
