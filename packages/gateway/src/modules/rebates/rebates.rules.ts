import { shareOf, type Share } from '@livery/contract/shares';

interface Rated {
  readonly rate: Share;
  /** Everything ever staked on the type, in minor units. */
  readonly staked: number;
  readonly claimed: number;
}

/** A type's unclaimed rebate: V × rate − claimed. A lowered rate takes nothing back. */
export function accruedRebate({ rate, staked, claimed }: Rated): number {
  return Math.max(0, shareOf(staked, rate) - claimed);
}
