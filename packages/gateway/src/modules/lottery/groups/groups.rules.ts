import { groupOfRate, pointsOfRate } from '@livery/contract/commission-prize-group';

/** The member's rate and its uplines' up to the top, in parts per million of a stake. */
export interface RateChain {
  readonly own: number;
  /** Nearest first. */
  readonly above: readonly { readonly memberId: number; readonly rate: number }[];
}

/** Prize groups that split a stake: the member's, then the uplines', nearest first. */
export interface GroupChain {
  readonly groups: readonly [number, ...number[]];
  readonly uplines: readonly number[];
}

/** The groups of a chain of rates where bets without a rate are played at `base`. Null if all are in that group. */
export function chainAt(base: number, { own, above }: RateChain): GroupChain | null {
  if (pointsOfRate(above.at(-1)?.rate ?? own) === 0) return null;
  return {
    groups: [groupOfRate(base, own), ...above.map(({ rate }) => groupOfRate(base, rate))],
    uplines: above.map(({ memberId }) => memberId),
  };
}
