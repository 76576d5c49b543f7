import type { Solo } from './ruleSet.ts';

export type SoloContract = `solo-${Solo}`;

/** What is played. A silent wedding is told apart only in results. */
export type Contract = 'normal' | 'silent-wedding' | 'wedding' | 'poverty' | SoloContract;

export type ResultContract = Contract | 'thrown-in';

export const PARTIES = ['re', 'kontra'] as const;
export type Party = (typeof PARTIES)[number];

export const otherParty = (party: Party): Party => (party === 're' ? 'kontra' : 're');

export const soloOf = (contract: string): Solo | null =>
  contract.startsWith('solo-') ? (contract.slice(5) as Solo) : null;

export const isSolo = (contract: string): contract is SoloContract => contract.startsWith('solo-');
