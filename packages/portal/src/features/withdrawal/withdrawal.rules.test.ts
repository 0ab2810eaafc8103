import { expect, test } from 'vitest';
import { someTerms } from './withdrawal.builders.ts';
import { isOpen, outcomeOf, quickAmounts } from './withdrawal.rules.ts';

const [pix, bank] = someTerms().methods as [Parameters<typeof outcomeOf>[1], Parameters<typeof outcomeOf>[1]];

test('a fee is its fixed part plus its share, rounded down', () => {
  expect(outcomeOf(10_000, pix)).toEqual({ fee: 500, arrives: 9_500 });
  expect(outcomeOf(5_099, { ...bank, feeFixed: 1 })).toEqual({ fee: 51, arrives: 5_048 });
});

test('the one-press amounts are within the available amount, each listed once', () => {
  const half = (amount: number) => ({ amount, name: 'half' });
  const all = (amount: number) => ({ amount, name: 'all' });
  expect(quickAmounts(80_000, pix)).toEqual([{ amount: 2_000 }, half(40_000), all(80_000)]);
  expect(quickAmounts(80_000, bank)).toEqual([{ amount: 5_000 }, half(40_000), { amount: 50_000 }]);
  expect(quickAmounts(150_000, bank)).toEqual([{ amount: 5_000 }, { amount: 50_000 }]);
  expect(quickAmounts(1_237_025, pix)).toEqual([{ amount: 2_000 }, half(618_512), all(1_237_025)]);
  expect(quickAmounts(3_000, pix)).toEqual([{ amount: 2_000 }, all(3_000)]);
  expect(quickAmounts(2_000, pix)).toEqual([{ amount: 2_000 }]);
  expect(quickAmounts(1_999, pix)).toEqual([]);
});

test('a withdrawal is open while its outcome is undecided', () => {
  expect((['paid', 'notReceived', 'requested'] as const).map((state) => isOpen({ state }))).toEqual([true, true, true]);
  expect((['autoReceived', 'refunded', 'rejected'] as const).map((state) => isOpen({ state }))).toEqual([false, false, false]);
});
