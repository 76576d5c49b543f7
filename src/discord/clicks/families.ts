import { boardClicks } from '../boards/boardClick.ts';
import { answerBoardClick } from '../boards/boardClicks.ts';
import { guideClicks } from '../guide/guideClick.ts';
import { answerGuideClick } from '../guide/guideClicks.ts';
import { leagueClicks } from '../leagues/leagueClick.ts';
import { answerLeagueClick } from '../leagues/leagueClicks.ts';
import { answerAuditClick } from '../ownership/audit.ts';
import { auditClicks } from '../ownership/auditClick.ts';
import { answerPrivacyClick } from '../ownership/privacy.ts';
import { privacyClicks } from '../ownership/privacyClick.ts';
import { ruleClicks } from '../rules/ruleClick.ts';
import { answerRuleClick } from '../rules/ruleClicks.ts';
import { correctionClicks } from '../scores/correctionClick.ts';
import { answerCorrectionClick } from '../scores/correctionClicks.ts';
import { entryClicks } from '../scores/entryClick.ts';
import { answerEntryClick } from '../scores/entryClicks.ts';
import { settingClicks } from '../settings/settingClick.ts';
import { answerSettingClick } from '../settings/settingClicks.ts';
import { type ClickFamily, clickFamily } from './clickFamily.ts';

/** All clicks but those on the buttons of a table, which `customId.ts` reads. */
export const FAMILIES: readonly ClickFamily[] = [
  clickFamily(guideClicks, answerGuideClick),
  clickFamily(ruleClicks, answerRuleClick),
  clickFamily(settingClicks, answerSettingClick),
  clickFamily(boardClicks, answerBoardClick),
  clickFamily(auditClicks, answerAuditClick),
  clickFamily(leagueClicks, answerLeagueClick),
  clickFamily(privacyClicks, answerPrivacyClick),
  clickFamily(entryClicks, answerEntryClick),
  clickFamily(correctionClicks, answerCorrectionClick),
];
