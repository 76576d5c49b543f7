import type { ChatInputCommandInteraction } from 'discord.js';
import type { MessagePayload } from '../messages/desired.ts';
import { type Click, turnInto, whisper } from '../reply.ts';
import { guildOf } from '../rules/heldSet.ts';
import type { Visit } from '../visit.ts';
import type { AuditClick } from './auditClick.ts';
import { auditPanel, ENTRIES_ON_A_PAGE } from './auditPanel.ts';

/** Answers `/audit`. Every member may see what was corrected, so that nobody need trust whoever corrects. */
export const showAudit = async (visit: Visit<ChatInputCommandInteraction>): Promise<void> =>
  whisper(visit.interaction, visit.desk, await pageOf(visit, 0));

/** Answers a button that turns the pages. */
export const answerAuditClick = async (visit: Visit<Click>, { page }: AuditClick): Promise<void> =>
  turnInto(visit.interaction, visit.desk, await pageOf(visit, page));

async function pageOf(
  { interaction, desk, reader }: Visit<Click | ChatInputCommandInteraction>,
  page: number,
): Promise<MessagePayload> {
  const { entries, total } = await desk.audit.list(guildOf(interaction), {
    offset: page * ENTRIES_ON_A_PAGE,
    limit: ENTRIES_ON_A_PAGE,
  });
  return auditPanel(entries, { page, total }, reader.t);
}
