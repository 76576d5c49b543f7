import type { Translation } from '../translation.ts';

/** A league's tables. */
export const fixture = {
  'chairs-empty_one': 'Még egy játékos hiányzik; a liga vezetője helyettest nevezhet meg.',
  'chairs-empty_other': 'Még {{count}} játékos hiányzik; a liga vezetője helyetteseket nevezhet meg.',
} satisfies Translation<'hu'>['fixture'];
