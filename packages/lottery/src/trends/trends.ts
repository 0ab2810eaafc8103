import type { Mask } from '../model/mask.ts';

/** What past draws show for one outcome. None of it changes the chance of the next draw. */
export interface Trend {
  readonly outcome: number;
  /** Draws since the last hit. 0 if the latest draw hit it, and the number of all draws if none did. */
  readonly omission: number;
  /** The longest run of draws without a hit. */
  readonly longest: number;
  /** The average number of draws without a hit between, before and after the hits. */
  readonly average: number;
  readonly count: number;
  /** Expected hits in this many draws. */
  readonly expected: number;
}

/**
 * `draws` has the outcomes that each draw hit, latest first. `chanceOf` gives the chance that a draw hits an outcome.
 */
export function trendsOf(draws: readonly Mask[], outcomes: number, chanceOf: (outcome: number) => number): Trend[] {
  return Array.from({ length: outcomes }, (_, outcome) => {
    const bit = 1n << BigInt(outcome);
    const stretches = [0];
    for (const draw of draws) {
      if ((draw & bit) !== 0n) stretches.push(0);
      else stretches[stretches.length - 1] = (stretches.at(-1) ?? 0) + 1;
    }
    const count = stretches.length - 1;
    return {
      outcome,
      omission: stretches[0] ?? 0,
      longest: Math.max(...stretches),
      average: (draws.length - count) / stretches.length,
      count,
      expected: draws.length * chanceOf(outcome),
    };
  });
}
