import type { MinorUnits } from './money.ts';

/** A part of a whole in parts per million, 0 to 1,000,000: 20 % is 200,000. An integer, so that rates add up and compare exactly. */
export type Share = number;

export const wholeShare: Share = 1_000_000;

/**
 * `floor` rounds towards minus infinity and is used for what the house pays. `halfEven` rounds to the nearest, and a
 * half to the even neighbour.
 */
export type Rounding = 'floor' | 'halfEven';

/**
 * A share of an amount, rounded once at the end. A negative amount has a negative share: by `floor`, a thousandth of −1
 * is −1.
 *
 * @throws RangeError for an amount that is not a safe integer or a share that is not one
 */
export function shareOf(amount: MinorUnits, share: Share, rounding: Rounding = 'floor'): MinorUnits {
  requireAmount(amount);
  requireShare(share);
  const { part, remainder } = divide(BigInt(amount) * BigInt(share), whole);
  const isUp = rounding === 'halfEven' && remainder * 2n + (part & 1n) > whole;
  return Number(isUp ? part + 1n : part);
}

/**
 * Splits an amount by shares that make up the whole. The parts add up to the amount. Units left over by rounding go to
 * the largest remainders, and among equal ones to the first. Splitting −amount gives the negative parts, so a reversal
 * matches.
 *
 * @throws RangeError for an amount that is not a safe integer, an invalid share, or shares that do not add up to the
 * whole
 */
export function splitByShares(amount: MinorUnits, shares: readonly Share[]): MinorUnits[] {
  requireAmount(amount);
  shares.forEach(requireShare);
  if (shares.reduce((sum, share) => sum + share, 0) !== wholeShare)
    throw new RangeError(`Shares make up ${wholeShare}, not ${shares.join(' + ')}`);
  return splitByWeights(amount, shares);
}

/**
 * Splits an amount in proportion to weights, as `splitByShares` does.
 *
 * @throws RangeError for an amount or a weight that is not a safe integer, a weight below 0, or weights that are all 0
 */
export function splitByWeights(amount: MinorUnits, weights: readonly number[]): MinorUnits[] {
  requireAmount(amount);
  weights.forEach(requireWeight);
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) throw new RangeError('An amount needs at least one weight above 0 to be split');
  const magnitude = BigInt(Math.abs(amount));
  const parts = weights.map((weight, index) => ({ index, ...divide(magnitude * BigInt(weight), total) }));
  const left = Number(parts.reduce((rest, { part }) => rest - part, magnitude));
  const winners = new Set(
    parts
      .toSorted((one, other) => Number(other.remainder - one.remainder))
      .slice(0, left)
      .map(({ index }) => index),
  );
  const sign = amount < 0 ? -1n : 1n;
  return parts.map(({ index, part }) => Number(sign * (winners.has(index) ? part + 1n : part)));
}

const whole = BigInt(wholeShare);

/** Division that rounds towards minus infinity, so that the remainder is never negative. */
function divide(dividend: bigint, divisor: bigint): { part: bigint; remainder: bigint } {
  const remainder = ((dividend % divisor) + divisor) % divisor;
  return { part: (dividend - remainder) / divisor, remainder };
}

function requireAmount(amount: number): void {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`An amount is a safe integer of minor units, not ${amount}`);
}

function requireWeight(weight: number): void {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`A weight is a safe integer from 0 on, not ${weight}`);
}

function requireShare(share: number): void {
  if (!Number.isInteger(share) || share < 0 || share > wholeShare) throw new RangeError(`A share is 0 to ${wholeShare}, not ${share}`);
}
