import { PRESETS, type RuleSet } from '../../core/rules/ruleSet.ts';
import type { Desk } from '../desk.ts';
import { isChapter } from '../messages/guide/chapters.ts';
import { guideMessage, type ToldRules } from '../messages/guide/guideMessage.ts';
import { introducedMessage, introMessage } from '../messages/guide/introMessage.ts';
import { termMessage } from '../messages/guide/termMessage.ts';
import { message } from '../messages/parts.ts';
import { troubleText } from '../messages/troubleText.ts';
import { type Click, turnInto, updateTo } from '../reply.ts';
import { guildOf } from '../rules/heldSet.ts';
import type { RuleSubject } from '../rules/ruleClick.ts';
import type { Visit } from '../visit.ts';
import type { GuideClick } from './guideClick.ts';

/** Answers a click in the guide, the glossary or the introduction: another page of it is shown. */
export async function answerGuideClick(
  { interaction, desk, reader }: Visit<Click>,
  click: GuideClick,
): Promise<void> {
  switch (click.do) {
    case 'contents': {
      const [chapter = ''] = interaction.isStringSelectMenu() ? interaction.values : [];
      const told = await toldRules(interaction, desk, click.subject);
      const { t } = reader;
      return turnInto(
        interaction,
        desk,
        isChapter(chapter)
          ? guideMessage(told, chapter, reader)
          : message([troubleText('unknown-button', t)]),
      );
    }
    case 'chapter': {
      const told = await toldRules(interaction, desk, click.subject);
      return turnInto(interaction, desk, guideMessage(told, click.chapter, reader));
    }
    case 'term':
      return turnInto(interaction, desk, termMessage(click.term, reader));
    // The introduction is a direct message to one person: it turns its own pages.
    case 'intro': {
      const told = await toldRules(interaction, desk, click.subject);
      await updateTo(interaction, desk, introMessage(told, click.page, reader));
      return;
    }
    case 'introduced':
      await updateTo(interaction, desk, introducedMessage(reader));
      return;
  }
}

/** The rules by which somebody is told the game; those of the DDV where a table or a set is gone. */
export async function toldRules(
  asker: { readonly guildId: string | null },
  desk: Desk,
  subject: RuleSubject,
): Promise<ToldRules> {
  const rules = await rulesOf(asker, desk, subject);
  return rules ? { subject, rules } : { subject: { of: 'preset', preset: 'ddv' }, rules: PRESETS.ddv };
}

async function rulesOf(
  asker: { readonly guildId: string | null },
  { tables, shelf }: Desk,
  subject: RuleSubject,
): Promise<RuleSet | null> {
  switch (subject.of) {
    case 'preset':
      return PRESETS[subject.preset];
    case 'saved':
      return (await shelf.find(guildOf(asker), subject.set))?.rules ?? null;
    case 'table':
      return (await tables.read(subject.table))?.table.settings.rules ?? null;
  }
}
