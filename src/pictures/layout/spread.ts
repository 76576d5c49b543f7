interface Room {
  readonly height: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Middles for labels of one height, each as near to where it wants to be as the others allow: none overlap, their
 * order from top to bottom stays, and all lie between `from` and `to` if there is room for them.
 */
export function spread(wanted: readonly number[], { height, from, to }: Room): readonly number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at || a.index - b.index);
  // Labels that touch move as one block, round the middle of what its members want.
  let blocks: Block[] = [];
  for (const { at } of order) {
    let block: Block = { members: [at], middle: at };
    for (let above = blocks.at(-1); above && overlap(above, block, height); above = blocks.at(-1)) {
      blocks = blocks.slice(0, -1);
      block = joined(above.members, block.members, height);
    }
    blocks = [...blocks, block];
  }
  const middles = blocks.flatMap(({ members, middle }) =>
    members.map((_, position) => middle + (position - (members.length - 1) / 2) * height),
  );
  const inside = kept(middles, { height, from, to });
  const result = wanted.map(() => 0);
  for (const [position, { index }] of order.entries()) result[index] = inside[position] ?? 0;
  return result;
}

interface Block {
  readonly members: readonly number[];
  readonly middle: number;
}

const overlap = (above: Block, below: Block, height: number): boolean =>
  below.middle - above.middle < ((above.members.length + below.members.length) / 2) * height;

function joined(above: readonly number[], below: readonly number[], height: number): Block {
  const members = [...above, ...below];
  const offsets = members.map((at, position) => at - (position - (members.length - 1) / 2) * height);
  return { members, middle: offsets.reduce((sum, at) => sum + at, 0) / members.length };
}

/** Pushes down what is too high, then up what is too low. */
function kept(middles: readonly number[], { height, from, to }: Room): readonly number[] {
  const down: number[] = [];
  for (const middle of middles) down.push(Math.max(middle, (down.at(-1) ?? from - height / 2) + height));
  const up: number[] = [];
  for (const middle of down.toReversed()) up.push(Math.min(middle, (up.at(-1) ?? to + height / 2) - height));
  return up.toReversed();
}
