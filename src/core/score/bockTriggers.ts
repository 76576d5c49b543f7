import type { PlayState } from '../hand/state.ts';
import { isHeartsTrick } from '../hand/trick.ts';
import type { BockTrigger } from '../rules/bock.ts';
import { PARTIES } from '../rules/contract.ts';
import type { PlayedResult } from './result.ts';

/** What of a hand that was played to its end can start a Bock round. */
interface Played extends Pick<PlayState, 'announced' | 'order' | 'tricks'> {
  readonly result: Pick<PlayedResult, 'eyes' | 'parties' | 'trickCount' | 'winner'>;
}

/** Whether a finished hand starts a Bock round for each reason (house-rules.md). */
const TRIGGERS: Readonly<Record<BockTrigger, (hand: Played) => boolean>> = {
  '120-120': ({ result }) => result.eyes.re === result.eyes.kontra,
  // Everything that was counted as a solo: whoever is Re alone.
  'solo-lost': ({ result }) =>
    result.winner === 'kontra' && result.parties.filter((party) => party === 're').length === 1,
  'announcement-lost': ({ result, announced }) =>
    PARTIES.some((party) => announced[party].call !== 'none' && result.winner !== party),
  'hearts-trick': ({ tricks, order }) => tricks.some((trick) => isHeartsTrick(trick, order)),
  schwarz: ({ result }) => PARTIES.some((party) => result.trickCount[party] === 0),
};

/** Which of the reasons `on` a hand that was played to its end gives for a Bock round. */
export const bockTriggers = (hand: Played, on: readonly BockTrigger[]): readonly BockTrigger[] =>
  on.filter((trigger) => TRIGGERS[trigger](hand));
