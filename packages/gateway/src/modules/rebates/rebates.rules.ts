import { shareOf, type Share } from '@livery/contract/shares';

interface Rated {
  readonly rate: Share;
  /** All that was ever staked on the type, minor units. */
  readonly staked: number;
  readonly claimed: number;
}

/** What a type has earned and was not claimed yet: V × rate − claimed; a rate that was lowered takes nothing back. */
export function accruedRebate({ rate, staked, claimed }: Rated): number {
  return Math.max(0, shareOf(staked, rate) - claimed);
}
