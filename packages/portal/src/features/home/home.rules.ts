import type { Winner } from '@livery/contract/shapes';

/** The board is sorted from the largest win down (specification, section 3). */
export function largestFirst(winners: readonly Winner[]): Winner[] {
  return winners.toSorted((one, other) => other.winAmount - one.winAmount);
}

/** A brand names a text by namespace and key: `home.hero.title` is `hero.title` of `home`. */
export function textKey(name: string): string {
  return name.replace('.', ':');
}
