import { DDV, type RuleSet, SOLOS } from '../../src/core/rules/ruleSet.ts';

/** As many house rules at once as go together: what players have to cope with. */
export const HOUSE_RULES: RuleSet = {
  ...DDV,
  solos: SOLOS,
  schweine: true,
  superschweine: true,
  schweineInSuitSolos: true,
  poverty: true,
  povertyFoxesCount: false,
  weddingDecidedBy: 'side-suit',
  announceAt30: true,
};
