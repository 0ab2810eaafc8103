import { expect, test } from 'vitest';
import { someTerms } from './withdrawal.builders.ts';
import { isOpen, outcomeOf, quickAmounts } from './withdrawal.rules.ts';

const [pix, bank] = someTerms().methods as [Parameters<typeof outcomeOf>[1], Parameters<typeof outcomeOf>[1]];

test('a fee is its fixed part and its share, rounded down', () => {
  expect(outcomeOf(10_000, pix)).toEqual({ fee: 500, arrives: 9_500 });
  expect(outcomeOf(5_099, { ...bank, feeFixed: 1 })).toEqual({ fee: 51, arrives: 5_048 });
});

test('the amounts of one press lie within what may leave, each once', () => {
  expect(quickAmounts(80_000, pix)).toEqual([2_000, 40_000, 80_000]);
  expect(quickAmounts(80_000, bank)).toEqual([5_000, 25_000, 50_000]);
  expect(quickAmounts(1_237_025, pix)).toEqual([2_000, 618_000, 1_237_025]);
  expect(quickAmounts(2_000, pix)).toEqual([2_000]);
  expect(quickAmounts(1_999, pix)).toEqual([]);
});

test('a withdrawal is open while something can become of it', () => {
  expect((['paid', 'notReceived', 'requested'] as const).map((state) => isOpen({ state }))).toEqual([true, true, true]);
  expect((['autoReceived', 'refunded', 'rejected'] as const).map((state) => isOpen({ state }))).toEqual([false, false, false]);
});
