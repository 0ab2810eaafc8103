import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accruedRebate } from './rebates.rules.ts';

it('pays the same in parts as at once, for any stakes and claim times', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000), { maxLength: 30 }), fc.integer({ min: 1, max: 100_000 }), (stakes, rate) => {
      let [staked, claimed] = [0, 0];
      for (const stake of stakes) {
        staked += stake;
        claimed += accruedRebate({ rate, staked, claimed });
      }
      expect(claimed).toBe(accruedRebate({ rate, staked, claimed: 0 }));
    }),
  );
});

it('takes nothing back after a lowered rate, and is exact up to the largest amounts', () => {
  expect(accruedRebate({ rate: 1_000, staked: 1_000_000, claimed: 5_000 })).toBe(0);
  expect(accruedRebate({ rate: 100_000, staked: Number.MAX_SAFE_INTEGER, claimed: 0 })).toBe(900_719_925_474_099);
});
