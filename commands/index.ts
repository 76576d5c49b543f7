import type { Command } from '../src/discord/command.ts';
import { audit } from './audit.ts';
import { exporting } from './export.ts';
import { glossary } from './glossary.ts';
import { hand } from './hand.ts';
import { hint } from './hint.ts';
import { history } from './history.ts';
import { language } from './language.ts';
import { leaderboard } from './leaderboard.ts';
import { league } from './league.ts';
import { privacy } from './privacy.ts';
import { replay } from './replay.ts';
import { rights } from './rights.ts';
import { rules } from './rules.ts';
import { score } from './score.ts';
import { settings } from './settings.ts';
import { stats } from './stats.ts';
import { table } from './table.ts';

/** All slash commands. */
export const COMMANDS: readonly Command[] = [
  table,
  hand,
  hint,
  score,
  leaderboard,
  stats,
  history,
  replay,
  league,
  rules,
  glossary,
  language,
  settings,
  rights,
  audit,
  exporting,
  privacy,
];
