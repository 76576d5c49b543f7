import type { Command } from '../src/discord/command.ts';
import { audit } from './audit.ts';
import { glossary } from './glossary.ts';
import { hand } from './hand.ts';
import { language } from './language.ts';
import { rights } from './rights.ts';
import { rules } from './rules.ts';
import { score } from './score.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

/** All slash commands. */
export const COMMANDS: readonly Command[] = [
  table,
  hand,
  score,
  rules,
  glossary,
  language,
  settings,
  rights,
  audit,
];
