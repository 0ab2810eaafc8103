/** A way to another stake: to one beside it, to about half or double, or to the lowest or highest. */
export type StakeStep = 'down' | 'up' | 'half' | 'double' | 'most';

/**
 * The index of the stake after a step. Half and double take the nearest stake that is not beyond them, and move by at
 * least one while there is another stake on that side.
 */
export function stepTo(stakes: readonly number[], at: number, step: StakeStep): number {
  const last = stakes.length - 1;
  const stake = stakes[at] ?? 0;
  switch (step) {
    case 'down':
      return Math.max(0, at - 1);
    case 'up':
      return Math.min(last, at + 1);
    case 'most':
      return last;
    case 'half':
      return Math.min(Math.max(0, at - 1), firstFrom(stakes, stake / 2));
    case 'double':
      return Math.max(Math.min(last, at + 1), lastUpTo(stakes, stake * 2));
  }
}

function firstFrom(stakes: readonly number[], least: number): number {
  return stakes.findIndex((stake) => stake >= least);
}

function lastUpTo(stakes: readonly number[], most: number): number {
  return stakes.findLastIndex((stake) => stake <= most);
}
