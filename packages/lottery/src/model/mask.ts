/** A set of outcomes as bits: bit n is outcome n of the slot's space. */
export type Mask = bigint;

export function maskOf(outcomes: Iterable<number>): Mask {
  let mask = 0n;
  for (const outcome of outcomes) mask |= 1n << BigInt(outcome);
  return mask;
}

export function outcomesOf(mask: Mask): number[] {
  const outcomes: number[] = [];
  for (let rest = mask, outcome = 0; rest > 0n; rest >>= 1n, outcome++) if ((rest & 1n) === 1n) outcomes.push(outcome);
  return outcomes;
}

export function countOf(mask: Mask): number {
  let count = 0;
  for (let rest = mask; rest > 0n; rest &= rest - 1n) count++;
  return count;
}
