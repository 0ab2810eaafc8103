/** The binomial coefficient of `of` over `take`, or 0. Exact, because every partial product is a whole number. */
export function combinations(of: bigint, take: bigint): bigint {
  if (take < 0n || take > of) return 0n;
  let ways = 1n;
  for (let step = 1n; step <= take; step++) ways = (ways * (of - take + step)) / step;
  return ways;
}

/** The same for counts of outcomes, which stay far below 2^53: 8.2e9 for ten of 49, 1.8e5 for ten of twenty. */
export function waysToTake(take: number, of: number): number {
  if (take < 0 || take > of) return 0;
  let ways = 1;
  for (let step = 1; step <= take; step++) ways = (ways * (of - take + step)) / step;
  return ways;
}
