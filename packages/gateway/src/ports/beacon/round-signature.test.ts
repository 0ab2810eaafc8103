import { bls12_381 } from '@noble/curves/bls12-381.js';
import { describe, expect, it } from 'vitest';
import { entries } from '@livery/lottery/fair/archive-vectors';
import { quicknet } from '@livery/lottery/fair/rounds';
import { isRoundSigned } from './round-signature.ts';
import { SimulatedDrand } from './simulated-drand.ts';

/** Signatures published by the real quicknet. */
const published: readonly (readonly [round: number, signature: string])[] = [
  [1_000, 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'],
  [657_413, 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b'],
  ...new Map(entries.map(({ round, signature }) => [round, signature])),
];
const [round, signature] = published[0] as (typeof published)[number];

/** The library's own point encoding: x, with one bit for 'compressed' and one for the larger y. */
function compressed({ x, y }: { readonly x: bigint; readonly y: bigint }): string {
  const isLarger = y > bls12_381.G1.Point.Fp.neg(y);
  return (x + (isLarger ? 5n : 4n) * 2n ** 381n).toString(16).padStart(96, '0');
}

describe('a round signature', () => {
  it.each(published)('of quicknet is valid for round %i and for no other', (each, signed) => {
    expect(isRoundSigned(quicknet, each, signed)).toBe(true);
    expect(isRoundSigned(quicknet, each + 1, signed)).toBe(false);
  });

  it('is invalid under another key', () => {
    expect(isRoundSigned(new SimulatedDrand(() => new Date()).chain, round, signature)).toBe(false);
    // The signature of round 1000 by fastnet, an older chain.
    const foreign = 'b09eacd45767c4d58306b98901ad0d6086e2663766f3a4ec71d00cf26f0f49eaf248abc7151c60cf419c4e8b37e80412';
    expect(isRoundSigned(quicknet, round, foreign)).toBe(false);
  });

  it('is rejected with an added point from outside the group, which a pairing would ignore', () => {
    const { Point } = bls12_381.G1;
    const outside = Point.fromAffine({ x: 4n, y: Point.Fp.sqrt(4n ** 3n + 4n) });
    // Multiplying by the group's order leaves only a part outside the group.
    const stray = outside.multiplyUnsafe(Point.Fn.ORDER - 1n).add(outside);
    const moved = Point.fromHex(signature).add(stray);
    expect(stray.is0()).toBe(false);
    expect(compressed(moved.subtract(stray).toAffine())).toBe(signature);
    expect(isRoundSigned(quicknet, round, compressed(moved.toAffine()))).toBe(false);
  });

  it.each(['', 'c0'.padEnd(96, '0'), 'ff'.repeat(48), '00'.repeat(48), signature.toUpperCase(), `${signature}00`, signature.slice(2)])(
    'is invalid as %j',
    (text) => {
      expect(isRoundSigned(quicknet, round, text)).toBe(false);
    },
  );

  it.each([0, -1, 1.5, Number.NaN, 2 ** 60])('is invalid for round %d', (none) => {
    expect(isRoundSigned(quicknet, none, signature)).toBe(false);
  });
});
