import { type Announced, STEPS, type Step } from '../rules/announcement.ts';
import { otherParty, PARTIES, type Party } from '../rules/contract.ts';

/** What a party took; without a trick it is schwarz. */
export interface Taken {
  readonly eyes: number;
  readonly trickless: boolean;
}

type Condition = (taken: Taken, other: Taken) => boolean;

const atLeast =
  (eyes: number): Condition =>
  (taken) =>
    taken.eyes >= eyes;

/** What a party needs after its own highest step (rules.md §7). */
const OWN_STEP: Readonly<Record<Step, Condition>> = {
  no90: atLeast(151),
  no60: atLeast(181),
  no30: atLeast(211),
  // Schwarz is judged by tricks, not eyes.
  schwarz: (_, other) => other.trickless,
};

/** What it needs without a step of its own, after the other party's highest. */
const OTHER_STEP: Readonly<Record<Step, Condition>> = {
  no90: atLeast(90),
  no60: atLeast(60),
  no30: atLeast(30),
  schwarz: (taken) => !taken.trickless,
};

const highest = (steps: number): Step | undefined => STEPS[steps - 1];

/** Without any step: 121 for Re and 120 for Kontra, the other way round where only Kontra was announced. */
function withoutSteps(party: Party, announced: Announced): Condition {
  const onlyKontra = announced.kontra.call !== 'none' && announced.re.call === 'none';
  return atLeast((party === 'kontra') === onlyKontra ? 121 : 120);
}

function conditionFor(party: Party, announced: Announced): Condition {
  const own = highest(announced[party].steps);
  if (own) return OWN_STEP[own];
  const other = highest(announced[otherParty(party)].steps);
  return other ? OTHER_STEP[other] : withoutSteps(party, announced);
}

/** The party that won; null where both announced steps and both failed. */
export function winnerOf(announced: Announced, taken: Readonly<Record<Party, Taken>>): Party | null {
  const reached = (party: Party) => conditionFor(party, announced)(taken[party], taken[otherParty(party)]);
  return PARTIES.find(reached) ?? null;
}
