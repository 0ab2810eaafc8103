import type { MinorUnits } from '../rules/money.ts';

/** The highest prize group: a player at 2000 gets the fair prize. */
export const fullGroup = 2000;

const wholeRate = 1_000_000;

/** The points of a rate in parts per million of a stake, rounded down: 1 % is 20 of 2000. */
export function pointsOfRate(ppm: number): number {
  return Math.floor((ppm * fullGroup) / wholeRate);
}

/**
 * The group of a member with this rate, if bets without a rate are played at `base`. It never exceeds the fair prize.
 */
export function groupOfRate(base: number, ppm: number): number {
  return Math.min(fullGroup, base + pointsOfRate(ppm));
}

/** The prize groups at which lotteries of a type are played without a rate. */
export interface LotteryGroups {
  readonly lowest: number;
  readonly highest: number;
}

/** The displayed group of a rate: one number, or a range if lotteries differ. */
export function writtenGroup({ lowest, highest }: LotteryGroups, ppm: number): string {
  const [from, to] = [groupOfRate(lowest, ppm), groupOfRate(highest, ppm)];
  return from === to ? String(from) : `${from}–${to}`;
}

export interface PrizeGroups {
  /** The group at which a bet is played. */
  readonly played: number;
  /** The player's group, then those of its uplines up to the top, never decreasing. */
  readonly chain: readonly [number, ...number[]];
}

export interface PrizeSplit {
  /** The amount that the player gets back at once, whether the bet wins or not. */
  readonly rebate: MinorUnits;
  /** The earnings of each upline, in the order of the chain. */
  readonly uplines: readonly MinorUnits[];
}

/** The payout of a winning bet in prize group `played` if the fair prize is `fair`. */
export function prizeAt(played: number, fair: MinorUnits): MinorUnits {
  requireGroup(played);
  return part(fair, played);
}

/**
 * Splits a stake: the rebate of a player whose group is above the one played, and each upline's earnings by its group.
 */
export function splitStake(stake: MinorUnits, { played, chain }: PrizeGroups): PrizeSplit {
  [played, ...chain].forEach(requireGroup);
  const steps = chain.map((group, index) => group - (index === 0 ? played : (chain[index - 1] ?? group)));
  if (steps.some((step) => step < 0)) throw new RangeError(`Prize groups must not fall: ${played}, ${chain.join(', ')}`);
  const [rebate = 0, ...uplines] = steps.map((step) => part(stake, step));
  return { rebate, uplines };
}

function part(amount: MinorUnits, points: number): MinorUnits {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`An amount is a safe integer from 0 on, not ${amount}`);
  return Number((BigInt(amount) * BigInt(points)) / BigInt(fullGroup));
}

function requireGroup(group: number): void {
  if (!Number.isInteger(group) || group < 0 || group > fullGroup) throw new RangeError(`A prize group is 0 to ${fullGroup}, not ${group}`);
}
