import { allNumbers, numbersOfAnimal, numbersOfTail, sevenTimes } from '../kinds/lhc/numbers.ts';
import { combinations } from '../model/combinations.ts';
import type { DrawContext } from '../model/draw.ts';
import { outcomesOf } from '../model/mask.ts';
import type { Play, Selection } from '../model/play.ts';
import type { WeightedDraw } from './weighted-draw.ts';

/**
 * LHC's draws by the property that decides: the sum of all seven, or how many of the line's numbers are drawn and
 * where.
 */
export function lhcDraws(play: Play, line: Selection, { animal }: DrawContext): Iterable<WeightedDraw> {
  if (play.code === 'sum-sides') return drawsBySum();
  const outcomes = line.flatMap(outcomesOf);
  if (play.code === 'any-zodiac') return drawsByNumbers(outcomes.flatMap((outcome) => numbersOfAnimal(outcome, animal)));
  if (play.code === 'any-tail') return drawsByNumbers(outcomes.flatMap(numbersOfTail));
  return drawsByNumbers(outcomes.map((outcome) => outcome + 1));
}

/** How many of these numbers are normal, and whether the special one is among them. */
function* drawsByNumbers(numbers: readonly number[]): Generator<WeightedDraw> {
  const others = allNumbers.filter((number) => !numbers.includes(number));
  const [inside, outside] = [BigInt(numbers.length), BigInt(others.length)];
  for (let normal = 0; normal <= Math.min(6, numbers.length); normal++) {
    const [hit, missed] = [BigInt(normal), BigInt(6 - normal)];
    const six = [...numbers.slice(0, normal), ...others.slice(0, 6 - normal)];
    const [special, free] = [numbers[normal], others[6 - normal]];
    if (special !== undefined) {
      yield { draw: [...six, special], weight: inside * combinations(inside - 1n, hit) * combinations(outside, missed) };
    }
    if (free !== undefined)
      yield { draw: [...six, free], weight: outside * combinations(inside, hit) * combinations(outside - 1n, missed) };
  }
}

/** `ways[count][sum]`: sets of `count` numbers with that sum, built up number by number. */
function* drawsBySum(): Generator<WeightedDraw> {
  const ways = Array.from({ length: 8 }, () => new Map<number, bigint>());
  ways[0]?.set(0, 1n);
  for (const number of allNumbers) {
    for (let count = 6; count >= 0; count--) {
      for (const [sum, sets] of ways[count] ?? []) ways[count + 1]?.set(sum + number, (ways[count + 1]?.get(sum + number) ?? 0n) + sets);
    }
  }
  for (const [sum, sets] of ways[7] ?? []) yield { draw: sevenWithSum(sum), weight: sets * sevenTimes };
}

/** Levels 1 to 7. Higher ones are capped. */
function sevenWithSum(sum: number): number[] {
  let left = sum - 28;
  const seven = [1, 2, 3, 4, 5, 6, 7];
  for (let place = 6; place >= 0; place--) {
    const raise = Math.min(left, 42);
    seven[place] = (seven[place] ?? 0) + raise;
    left -= raise;
  }
  return seven;
}
