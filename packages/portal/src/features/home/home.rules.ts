import type { Winner } from '@livery/contract/shapes';

/** A board of fewer winners tells of an empty house, so that none is shown. */
const fewestWinners = 3;

/** The board is sorted from the largest win down (specification, section 3). */
export function boardOf(winners: readonly Winner[]): Winner[] {
  return winners.length < fewestWinners ? [] : winners.toSorted((one, other) => other.winAmount - one.winAmount);
}

/** A brand names a text by namespace and key: `home.hero.title` is `hero.title` of `home`. */
export function textKey(name: string): string {
  return name.replace('.', ':');
}
