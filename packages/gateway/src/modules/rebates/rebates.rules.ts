interface Rated {
  readonly basisPoints: number;
  /** All that was ever staked on the type, minor units. */
  readonly staked: number;
  readonly claimed: number;
}

/** What a type has earned and was not claimed yet: V × rate − claimed; a rate that was lowered takes nothing back. */
export function accruedRebate({ basisPoints, staked, claimed }: Rated): number {
  const earned = (BigInt(staked) * BigInt(basisPoints)) / 10_000n;
  return Math.max(0, Number(earned) - claimed);
}
