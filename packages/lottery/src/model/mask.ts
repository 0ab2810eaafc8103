/** A set of outcomes as bits: bit n is outcome n of the slot's space. */
export type Mask = bigint;

// Most slots have at most 49 outcomes. 32-bit numbers count them ten times as fast as big integers.
const word = 0xff_ff_ff_ffn;

export function maskOf(outcomes: Iterable<number>): Mask {
  let low = 0;
  let rest = 0n;
  for (const outcome of outcomes) {
    if (outcome < 32) low |= 1 << outcome;
    else rest |= 1n << BigInt(outcome);
  }
  return rest | BigInt(low >>> 0);
}

export function outcomesOf(mask: Mask): number[] {
  const outcomes: number[] = [];
  if (mask <= word) {
    for (let rest = Number(mask) | 0; rest !== 0; rest &= rest - 1) outcomes.push(31 - Math.clz32(rest & -rest));
    return outcomes;
  }
  // Uses the digits of a text, because shifting a mask of 10,000 outcomes one bit at a time would copy it 10,000 times.
  const bits = mask.toString(2);
  for (let place = bits.length - 1; place >= 0; place--) if (bits[place] === '1') outcomes.push(bits.length - 1 - place);
  return outcomes;
}

export function countOf(mask: Mask): number {
  let count = 0;
  let rest = mask;
  for (; rest > word; rest &= rest - 1n) count++;
  for (let low = Number(rest) | 0; low !== 0; low &= low - 1) count++;
  return count;
}
