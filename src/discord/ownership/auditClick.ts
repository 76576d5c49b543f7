import { type ClickOf, clickIds, whole } from '../clicks/clickIds.ts';

/** Pages that a button can lead to: more corrections than a server will ever have. */
const LAST_PAGE = 99_999;

/** What a button under `/audit` stands for: another page, counted from 0. */
export const auditClicks = clickIds('a1', { page: { page: whole(0, LAST_PAGE) } });

export type AuditClick = ClickOf<typeof auditClicks>;
