import { waysToTake } from './combinations.ts';
import { countOf, outcomesOf, type Mask } from './mask.ts';
import type { Play, Selection } from './play.ts';

export type SelectionProblem = 'tooFew' | 'tooMany' | 'outOfRange' | 'overlap' | 'noLine';

/**
 * The number of lines that a selection pays for. Call `problemOf` first, because outcomes that the play does not have
 * are counted like the others.
 */
export function linesOf(play: Play, selection: Selection): number {
  return play.lots * combinationsOf(play, selection);
}

/** The problem with a selection, or null if it can be bet on. */
export function problemOf(play: Play, selection: Selection): SelectionProblem | null {
  if (selection.length < play.slots.length) return 'tooFew';
  if (selection.length > play.slots.length) return 'outOfRange';
  for (const [place, slot] of play.slots.entries()) {
    const mask = selection[place] ?? 0n;
    if (mask < 0n || mask >> BigInt(slot.labels.length) !== 0n) return 'outOfRange';
    const count = countOf(mask);
    if (count < slot.min) return 'tooFew';
    if (count > slot.max) return 'tooMany';
  }
  if (hasBankers(play) && ((selection[0] ?? 0n) & (selection[1] ?? 0n)) !== 0n) return 'overlap';
  return linesOf(play, selection) === 0 ? 'noLine' : null;
}

function hasBankers({ formula, slots }: Play): boolean {
  return (formula.by === 'choose' || formula.by === 'cover' || formula.by === 'exactly') && slots.length > 1;
}

function combinationsOf({ formula }: Play, selection: Selection): number {
  const counts = selection.map(countOf);
  const [first = 0, second = 0] = counts;
  switch (formula.by) {
    case 'each':
      return counts.reduce((sum, count) => sum + count, 0);
    case 'product':
      return formula.distinct ? distinctProduct(selection) : counts.reduce((product, count) => product * count, 1);
    case 'choose':
    case 'cover':
    case 'exactly':
      return waysToTake(formula.take - second, first);
    case 'roles':
      return rolesOf(formula.take, first, second, countOf((selection[0] ?? 0n) & (selection[1] ?? 0n)));
    case 'beside':
    case 'meanPair':
      return waysToTake(2, first);
  }
}

/** Outcomes in both slots can play either role but not both, so this sums over how many of them play the first. */
function rolesOf([first, second]: readonly [number, number], firsts: number, seconds: number, both: number): number {
  let lines = 0;
  for (let taken = 0; taken <= Math.min(both, first); taken++) {
    lines += waysToTake(taken, both) * waysToTake(first - taken, firsts - both) * waysToTake(second, seconds - taken);
  }
  return lines;
}

/**
 * Ways to give each slot a different outcome. `ways[filled]` counts how the outcomes so far fill the slots in `filled`.
 */
function distinctProduct(selection: Selection): number {
  const all = (1 << selection.length) - 1;
  const ways: number[] = Array.from({ length: all + 1 }, (_, filled) => (filled === 0 ? 1 : 0));
  const union = selection.reduce<Mask>((sum, mask) => sum | mask, 0n);
  for (const outcome of outcomesOf(union)) {
    const takers = selection.flatMap((mask, slot) => ((mask >> BigInt(outcome)) & 1n ? [1 << slot] : []));
    for (let filled = all; filled >= 0; filled--) {
      for (const taker of takers) {
        if ((filled & taker) === 0) ways[filled | taker] = (ways[filled | taker] ?? 0) + (ways[filled] ?? 0);
      }
    }
  }
  return ways[all] ?? 0;
}
