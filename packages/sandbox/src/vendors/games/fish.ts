import { happens } from '../chance.ts';

/** The payout of each kind of fish, relative to the stake, smallest first. */
export const fishWorth: readonly number[] = [2, 3, 5, 8, 15, 30, 80];

const returned = 0.96;

export function shoot(fish: number, stake: number): number {
  const worth = fishWorth[fish] ?? 0;
  return worth > 0 && happens(returned / worth) ? stake * worth : 0;
}
