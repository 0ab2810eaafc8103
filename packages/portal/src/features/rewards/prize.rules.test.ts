import { createHash, createHmac } from 'node:crypto';
import { prizeMessage, pickWeighted } from '@livery/contract/fair-pick';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectorsOf, turnTo, verifyPrize } from './prize.rules.ts';

const prize = { kind: 'cash' as const, amount: 100, poolKind: null };
const prizes = fc.array(fc.record({ weight: fc.integer({ min: 1, max: 1_000 }), stock: fc.constantFrom(null, 3) }), {
  minLength: 2,
  maxLength: 12,
});

describe('a wheel', () => {
  it('is divided according to the odds, without a gap', () => {
    fc.assert(
      fc.property(prizes, (rows) => {
        const all = rows.map((row, id) => ({ id, prize, ...row }));
        const sum = rows.reduce((total, { weight }) => total + weight, 0);
        const sectors = sectorsOf(all);
        expect(sectors.at(-1)?.end).toBeCloseTo(360, 6);
        for (const [index, { start, end }] of sectors.entries()) {
          expect(start).toBeCloseTo(sectors[index - 1]?.end ?? 0, 6);
          expect((end - start) / 360).toBeCloseTo((rows[index]?.weight ?? 0) / sum, 6);
        }
      }),
    );
  });

  it('omits prizes out of stock', () => {
    expect(
      sectorsOf([
        { id: 1, prize, weight: 1, stock: 0 },
        { id: 2, prize, weight: 1, stock: null },
      ]),
    ).toEqual([{ id: 2, start: 0, end: 360 }]);
  });

  it('stops with the winning sector under the pointer', () => {
    const sector = { id: 1, start: 90, end: 180 };
    const under = (360 - (turnTo(sector, 5) % 360)) % 360;
    expect([under > sector.start, under < sector.end, turnTo(sector, 5) > 5 * 360]).toEqual([true, true, true]);
  });
});

describe('the verification of a prize', () => {
  const seed = Buffer.alloc(32, 9);
  const weights = [5, 3, 2];
  const picked = pickWeighted(createHmac('sha256', seed).update(prizeMessage(21, 'mine')).digest(), weights);
  const commitment = createHash('sha256').update(seed).digest('hex');
  const proof = { ticketId: 21, commitment, serverSeed: seed.toString('hex'), clientSeed: 'mine', weights, picked };

  it('accepts a prize decided as committed, and nothing else', async () => {
    expect(await verifyPrize(proof)).toBe(true);
    expect(await verifyPrize({ ...proof, picked: (picked + 1) % 3 })).toBe(false);
    expect(await verifyPrize({ ...proof, serverSeed: '00'.repeat(32) })).toBe(false);
    expect(await verifyPrize({ ...proof, commitment: 'ab'.repeat(32) })).toBe(false);
  });
});
