import type { Translation } from '../translation.ts';
import { audit } from './audit.ts';
import { board } from './board.ts';
import { button } from './button.ts';
import { coach } from './coach.ts';
import { command } from './command.ts';
import { commandName } from './commandName.ts';
import { computer } from './computer.ts';
import { entry } from './entry.ts';
import { exported } from './exported.ts';
import { fixture } from './fixture.ts';
import { glossary } from './glossary.ts';
import { guide, lookup } from './guide.ts';
import { deal, own, trick } from './hand.ts';
import { aid, intro } from './intro.ts';
import { league, leagueNo } from './league.ts';
import { no } from './no.ts';
import { confirm, menu, review, rules } from './panel.ts';
import { picture } from './picture.ts';
import { privacy } from './privacy.ts';
import { rights } from './rights.ts';
import { conflict, help, idle, rule, solo, topic } from './rules.ts';
import { score } from './score.ts';
import { settings } from './settings.ts';
import { shelf } from './shelf.ts';
import { table } from './table.ts';
import { trouble } from './trouble.ts';
import { announcement, card, contract, party, rank, reason, reservation } from './words.ts';

/** Everything people read, in Croatian. */
export const hr: Translation<'hr'> = {
  aid,
  announcement,
  audit,
  board,
  button,
  card,
  coach,
  command,
  commandName,
  computer,
  confirm,
  conflict,
  entry,
  contract,
  deal,
  exported,
  fixture,
  glossary,
  guide,
  help,
  idle,
  intro,
  league,
  leagueNo,
  lookup,
  menu,
  no,
  own,
  party,
  picture,
  privacy,
  rank,
  reason,
  reservation,
  review,
  rights,
  rule,
  rules,
  score,
  settings,
  shelf,
  solo,
  table,
  topic,
  trick,
  trouble,
};
