import type { HandState } from '../hand/state.ts';
import { handRuleDifferences } from '../rules/readRules.ts';
import type { HandRecord } from './handRecord.ts';

/** The record that replays to this state. */
export function writeRecord(state: HandState): HandRecord {
  return {
    format: 'doko-hand/1',
    rules: handRuleDifferences(state.rules),
    dealer: state.dealer,
    hands: state.dealt,
    ...(state.owesSolo.length > 0 ? { owesSolo: state.owesSolo } : {}),
    ...(state.forcedSolo !== null ? { forcedSolo: state.forcedSolo } : {}),
    ...(state.multiplier !== 1 ? { multiplier: state.multiplier } : {}),
    actions: state.actions,
  };
}
