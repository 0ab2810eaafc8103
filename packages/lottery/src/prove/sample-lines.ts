import { maskOf } from '../model/mask.ts';
import type { Formula, Play, Selection } from '../model/play.ts';

/** Lines whose wins are counted one by one: the first outcomes of each slot, the last ones, and some in between. */
export function sampleLines({ formula, slots }: Play): Selection[] {
  const counts = countsOf(formula, slots.length);
  return [0, 1, 2].map((sample) => {
    const taken = new Set<number>();
    return slots.map(({ labels }, place) => {
      const outcomes = starts(sample, labels.length).filter((outcome) => !taken.has(outcome));
      const own = outcomes.slice(0, counts[place] ?? 0);
      for (const outcome of own) taken.add(outcome);
      return maskOf(own);
    });
  });
}

/** All outcomes of all slots, without bankers. */
export function wholeSelection({ formula, slots }: Play): Selection {
  const hasBankers = formula.by === 'choose' || formula.by === 'cover' || formula.by === 'exactly';
  return slots.map(({ labels }, place) => (hasBankers && place === 1 ? 0n : (1n << BigInt(labels.length)) - 1n));
}

function countsOf(formula: Formula, slots: number): number[] {
  switch (formula.by) {
    case 'choose':
    case 'cover':
    case 'exactly':
      return [formula.take, 0];
    case 'roles':
      return [...formula.take];
    case 'beside':
    case 'meanPair':
      return [2];
    case 'product':
    case 'each':
      return Array.from({ length: slots }, () => 1);
  }
}

function starts(sample: number, length: number): number[] {
  const outcomes = Array.from({ length }, (_, outcome) => outcome);
  if (sample === 0) return outcomes;
  if (sample === 1) return outcomes.toReversed();
  // 7 shares no factor with any number of outcomes except 28 and 49, for which each start has its own turn.
  return outcomes.toSorted((one, other) => ((one * 7) % length) - ((other * 7) % length) || one - other);
}
