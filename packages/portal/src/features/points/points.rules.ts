import { plainText } from '@livery/contract/pasted-text';
import { goodKinds, mostPieces } from '@livery/contract/point-kinds';
import type { PointGood } from '@livery/contract/shapes';
import type { PointConfig } from './points.api.ts';

export const goodFilters = ['all', 'affordable', ...goodKinds] as const;
export type GoodFilter = (typeof goodFilters)[number];

/** The member's points, and total stakes in minor units. */
export interface Means {
  balance: number;
  staked: number;
}

/** Whether a good can be redeemed, or the first reason against it. */
export type Reach = 'open' | 'soldOut' | 'locked' | 'unaffordable';

export function reachOf({ points, stakeFrom, stock }: PointGood, { balance, staked }: Means): Reach {
  if (stock === 0) return 'soldOut';
  if (staked < stakeFrom) return 'locked';
  return balance < points ? 'unaffordable' : 'open';
}

export function goodsOf(goods: readonly PointGood[], filter: GoodFilter, means: Means): PointGood[] {
  if (filter === 'all') return [...goods];
  if (filter === 'affordable') return goods.filter((good) => reachOf(good, means) === 'open');
  return goods.filter(({ kind }) => kind === filter);
}

/** How many can be redeemed at once. 0 for none. */
export function piecesOf(good: PointGood, means: Means): number {
  if (reachOf(good, means) !== 'open') return 0;
  return Math.min(mostPieces, good.stock, Math.floor(means.balance / good.points));
}

type Conversion = PointConfig['conversion'];
export type ConversionProblem = 'minimum' | 'multiple' | 'balance' | 'daily';

/** The value of points in minor units, or why they cannot be converted. */
export function convert(points: number, balance: number, { points: step, amount, minimum, left }: Conversion): number | ConversionProblem {
  if (points < minimum) return 'minimum';
  if (points % step !== 0) return 'multiple';
  if (points > balance) return 'balance';
  if (points > left) return 'daily';
  return (points / step) * amount;
}

/** The most points that can be converted now. */
export function mostConvertible(balance: number, { points: step, minimum, left }: Conversion): number {
  const most = Math.floor(Math.min(balance, left) / step) * step;
  return most < minimum ? 0 : most;
}

/** Quick amounts: the minimum, half and the maximum, without duplicates. */
export function quickPoints(balance: number, conversion: Conversion): number[] {
  const most = mostConvertible(balance, conversion);
  if (most === 0) return [];
  const half = Math.floor(most / 2 / conversion.points) * conversion.points;
  return [...new Set([conversion.minimum, half, most])].filter((points) => points >= conversion.minimum);
}

/** Digits as typed, with optional dots or spaces. Null for anything else. */
export function readPoints(text: string): number | null {
  const digits = plainText(text).replaceAll(/[ .,]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
