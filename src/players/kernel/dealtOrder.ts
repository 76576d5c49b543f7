import type { Contract } from '../../core/rules/contract.ts';
import type { HandRules } from '../../core/rules/ruleSet.ts';
import { raisedRanks, schweineCards } from '../../core/rules/schweine.ts';
import { type KernelOrder, kernelOrder } from './kernelOrder.ts';
import { plainBit, type World } from './world.ts';

export const NOBODY = -1;

/**
 * Which order holds, and who has raised it, which may differ from deal to deal: the orders of a contract without
 * Schweine, with them, and with Superschweine too are made once. Mutable.
 */
export class DealtOrder {
  order: KernelOrder;
  /** Who holds Schweine and Superschweine as play begins; -1: nobody. */
  schweine = NOBODY;
  superschweine = NOBODY;
  private readonly orders: readonly [KernelOrder, KernelOrder, KernelOrder];
  /** Masks, in plain bits, of what is a Schwein and a Superschwein; 0 where there is none. */
  private readonly schweineMask: number;
  private readonly superschweineMask: number;

  constructor(contract: Contract, rules: HandRules) {
    const kinds = schweineCards(contract, rules);
    this.schweineMask = kinds ? 1 << plainBit[kinds.schweine] : 0;
    this.superschweineMask = kinds?.superschweine ? 1 << plainBit[kinds.superschweine] : 0;
    const orderWith = (holders: Parameters<typeof raisedRanks>[0]): KernelOrder =>
      kernelOrder(contract, raisedRanks(holders, rules.nines), rules.nines);
    const plain = orderWith({});
    this.orders = kinds
      ? [plain, orderWith({ schweine: 0 }), orderWith({ schweine: 0, superschweine: 0 })]
      : [plain, plain, plain];
    this.order = plain;
  }

  /** Looks at a deal as play begins. */
  takeUp(world: World): void {
    this.schweine = holderOf(world, this.schweineMask);
    this.superschweine = this.schweine === NOBODY ? NOBODY : holderOf(world, this.superschweineMask);
    const raised = (this.schweine === NOBODY ? 0 : 1) + (this.superschweine === NOBODY ? 0 : 1);
    this.order = this.orders[raised as 0 | 1 | 2];
  }
}

/** Who holds both copies of what a mask has; -1: nobody. */
function holderOf({ two }: World, mask: number): number {
  return mask === 0 ? NOBODY : two.findIndex((kinds) => (kinds & mask) !== 0);
}
