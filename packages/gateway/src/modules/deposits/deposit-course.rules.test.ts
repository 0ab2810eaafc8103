import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepOf } from './deposit-course.rules.ts';

const states = ['created', 'pending', 'succeeded', 'failed', 'expired', 'review'] as const;
const asked = { amount: 2_000, unit: 'BRL' };
const paid = { state: 'succeeded', ...asked } as const;

it.each([
  ['created', 'succeeded', 'succeeded'],
  ['pending', 'succeeded', 'succeeded'],
  ['expired', 'succeeded', 'succeeded'],
  ['failed', 'succeeded', 'review'],
  ['created', 'pending', 'pending'],
  ['pending', 'pending', null],
  ['pending', 'failed', 'failed'],
  ['created', 'expired', 'expired'],
  ['expired', 'failed', null],
  ['failed', 'expired', null],
  ['expired', 'pending', null],
] as const)('a deposit in state %s, told %s, takes the step %s', (state, told, step) => {
  expect(stepOf({ state, ...asked, paid_amount: null }, { ...paid, state: told })).toBe(step);
});

it.each(['succeeded', 'review', 'failed'] as const)('treats a second payment separately in state %s', (state) => {
  expect(stepOf({ state, ...asked, paid_amount: 2_000 }, paid)).toBe('paidAgain');
  for (const told of ['pending', 'failed', 'expired'] as const)
    expect(stepOf({ state, ...asked, paid_amount: 2_000 }, { ...paid, state: told })).toBeNull();
});

it('credits only the requested amount and currency, in any state', () => {
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.integer({ min: 1, max: 2 ** 40 }), fc.constantFrom('BRL', 'USD'), (state, amount, unit) => {
      const step = stepOf({ state, ...asked, paid_amount: null }, { state: 'succeeded', amount, unit });
      expect(['succeeded', 'review']).toContain(step);
      if (step === 'succeeded') expect({ amount, unit }).toEqual(asked);
    }),
  );
});
