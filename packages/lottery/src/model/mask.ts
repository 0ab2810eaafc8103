/** A set of outcomes as bits: bit n is outcome n of the slot's space. */
export type Mask = bigint;

export function maskOf(outcomes: Iterable<number>): Mask {
  let mask = 0n;
  for (const outcome of outcomes) mask |= 1n << BigInt(outcome);
  return mask;
}

export function outcomesOf(mask: Mask): number[] {
  const outcomes: number[] = [];
  // Digits of a text: shifting a mask of 10,000 outcomes by one bit at a time would copy it 10,000 times.
  const bits = mask.toString(2);
  for (let place = bits.length - 1; place >= 0; place--) if (bits[place] === '1') outcomes.push(bits.length - 1 - place);
  return outcomes;
}

export function countOf(mask: Mask): number {
  let count = 0;
  for (let rest = mask; rest > 0n; rest &= rest - 1n) count++;
  return count;
}
