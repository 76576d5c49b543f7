/** How well a computer plays, weakest first: what a table chooses from. */
export const LEVELS = ['beginner', 'club', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (value: unknown): value is Level => LEVELS.includes(value as Level);

/** How a computer plays where nobody has chosen: also for somebody who is away or has left. */
export const USUAL_LEVEL: Level = 'club';
