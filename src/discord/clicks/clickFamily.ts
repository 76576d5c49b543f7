import type { Click } from '../reply.ts';
import type { Visit } from '../visit.ts';
import type { ClickIds } from './clickIds.ts';

/** Buttons and menus that belong together: how their ids read, and what answers them. */
export interface ClickFamily {
  /** Whether an id is this family's. */
  reads(id: string): boolean;
  /** Answers a click that is this family's; null: it is not. */
  answer(visit: Visit<Click>): Promise<void> | null;
}

/** A family from its ids and what answers its clicks. */
export const clickFamily = <C>(
  ids: Pick<ClickIds<C>, 'parse'>,
  answer: (visit: Visit<Click>, click: C) => Promise<void>,
): ClickFamily => ({
  reads: (id) => ids.parse(id) !== null,
  answer: (visit) => {
    const click = ids.parse(visit.interaction.customId);
    return click === null ? null : answer(visit, click);
  },
});
