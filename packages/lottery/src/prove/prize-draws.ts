import { combinations } from '../model/combinations.ts';
import type { Kind } from '../model/kind.ts';
import { outcomesOf } from '../model/mask.ts';
import type { Play, Selection } from '../model/play.ts';
import type { WeightedDraw } from './weighted-draw.ts';

/**
 * Draws of a prize list by how often each of the line's numbers occurs. It does not matter which prize ends in it. A
 * line of `choose` depends only on whether a number occurs, so its draws are grouped by how many of its numbers do.
 */
export function* prizeClasses({ total }: Kind, digits: readonly number[], play: Play, line: Selection): Generator<WeightedDraw> {
  const [slot] = play.slots;
  if (slot === undefined) return;
  const numbers = line.flatMap(outcomesOf);
  const endings = BigInt(slot.labels.length);
  const lots = slot.reads.length;
  const scale = total / endings ** BigInt(lots);
  const free = Array.from({ length: numbers.length + 1 }, (_, ending) => ending).find((ending) => !numbers.includes(ending)) ?? 0;
  const drawOf = (hits: readonly number[]) => {
    const draw = digits.map(() => 0);
    for (const [order, place] of slot.reads.entries()) {
      // Digits before the ending are drawn too, but change nothing.
      const before = 10 ** (digits[place] ?? 0) > slot.labels.length ? slot.labels.length * (order % 10) : 0;
      draw[place] = (hits[order] ?? free) + before;
    }
    return draw;
  };
  if (play.formula.by === 'choose') {
    for (let present = 0; present <= numbers.length; present++) {
      const weight = combinations(BigInt(numbers.length), BigInt(present)) * listsWithAll(endings, lots, numbers.length, present);
      yield { draw: drawOf(numbers.slice(0, present)), weight: weight * scale };
    }
    return;
  }
  for (const times of timesUpTo(lots, numbers.length)) {
    const hits = numbers.flatMap((number, order) => Array.from({ length: times[order] ?? 0 }, () => number));
    let weight = (endings - BigInt(numbers.length)) ** BigInt(lots - hits.length);
    let left = lots;
    for (const count of times) {
      weight *= combinations(BigInt(left), BigInt(count));
      left -= count;
    }
    yield { draw: drawOf(hits), weight: weight * scale };
  }
}

/** Lists that contain each of the first `present` of `numbers` numbers and none of the others. */
function listsWithAll(endings: bigint, lots: number, numbers: number, present: number): bigint {
  const allowed = endings - BigInt(numbers - present);
  let lists = 0n;
  for (let missing = 0n; missing <= BigInt(present); missing++) {
    const sign = missing % 2n === 0n ? 1n : -1n;
    lists += sign * combinations(BigInt(present), missing) * (allowed - missing) ** BigInt(lots);
  }
  return lists;
}

function* timesUpTo(lots: number, numbers: number): Generator<number[]> {
  if (numbers === 0) {
    yield [];
    return;
  }
  for (let times = 0; times <= lots; times++) for (const rest of timesUpTo(lots - times, numbers - 1)) yield [times, ...rest];
}
