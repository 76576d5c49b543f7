/** How well a computer plays, weakest first: what a table chooses from. */
export const LEVELS = ['beginner', 'club', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (value: unknown): value is Level => LEVELS.includes(value as Level);
