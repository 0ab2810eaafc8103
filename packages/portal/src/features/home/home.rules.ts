import type { Winner } from '@livery/contract/shapes';

/** With fewer winners the board is hidden, because it would make the site look empty. */
const fewestWinners = 3;

/** The board is sorted from the largest win down (specification, section 3). */
export function boardOf(winners: readonly Winner[]): Winner[] {
  return winners.length < fewestWinners ? [] : winners.toSorted((one, other) => other.winAmount - one.winAmount);
}

/** A brand refers to a text by namespace and key: `home.hero.title` is `hero.title` in `home`. */
export function textKey(name: string): string {
  return name.replace('.', ':');
}
