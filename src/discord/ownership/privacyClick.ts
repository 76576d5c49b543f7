import { type ClickOf, clickIds } from '../clicks/clickIds.ts';

/** What a button under `/privacy` stands for. */
export const privacyClicks = clickIds('p1', { show: {}, download: {}, ask: {}, delete: {} });

export type PrivacyClick = ClickOf<typeof privacyClicks>;
