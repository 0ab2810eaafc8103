import { ballLabels, plainLabels } from './parts.ts';

/** The outcome on one place of a result, for plays that digits and numbered balls share. */
export interface Balls {
  /** The number of outcome 0. */
  readonly base: 0 | 1;
  readonly labels: readonly string[];
  readonly distinct: boolean;
  readonly total: bigint;
  /** Number of draws with given numbers in this many given positions. */
  readonly fixed: (places: number) => bigint;
}

export function digits(count: number): Balls {
  return {
    base: 0,
    labels: plainLabels(0, 9),
    distinct: false,
    total: 10n ** BigInt(count),
    fixed: (places) => 10n ** BigInt(count - places),
  };
}

/** Draws of `count` different numbers from 1 to `of`, in order. */
export function numberedBalls(count: number, of: number): Balls {
  const total = ordered(of, count);
  return { base: 1, labels: ballLabels(1, of), distinct: true, total, fixed: (places) => total / ordered(of, places) };
}

/** Ordered selections of `count` from `of`. */
export function ordered(of: number, count: number): bigint {
  let ways = 1n;
  for (let step = 0; step < count; step++) ways *= BigInt(of - step);
  return ways;
}
