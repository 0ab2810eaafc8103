import fc from 'fast-check';
import { expect, it } from 'vitest';
import { transitionOf } from './payout-transitions.rules.ts';

const owed = { amount: 9_500, unit: 'BRL' };
const standing = (state: 'ordered' | 'review' | 'paid' | 'failed', told_amount: number | null = null) => ({ state, ...owed, told_amount });

it.each([
  ['ordered', 'pending', null],
  ['ordered', 'succeeded', 'paid'],
  ['ordered', 'failed', 'failed'],
  ['ordered', 'expired', 'failed'],
  ['failed', 'succeeded', 'paid'],
  ['failed', 'failed', null],
  ['review', 'succeeded', 'paid'],
  ['review', 'failed', null],
  ['paid', 'failed', null],
  ['paid', 'succeeded', 'overpaid'],
] as const)('a payout in state %s, told %s, takes the step %s', (state, told, step) => {
  expect(transitionOf(standing(state), { state: told, ...owed }, state !== 'paid')).toBe(step);
});

it('pays a withdrawal once, with the exact amount owed, for notices in any order', () => {
  const notice = fc.record({
    state: fc.constantFrom('pending' as const, 'succeeded' as const, 'failed' as const, 'expired' as const),
    amount: fc.constantFrom(9_500, 9_499),
    unit: fc.constantFrom('BRL', 'USD'),
  });
  fc.assert(
    fc.property(fc.array(notice, { maxLength: 8 }), (notices) => {
      let [payout, times, isOverpaid] = [standing('ordered') as Parameters<typeof transitionOf>[0], 0, false];
      for (const told of notices) {
        const step = transitionOf(payout, told, payout.state !== 'paid');
        if (step === 'overpaid') isOverpaid = true;
        else if (step !== null) payout = { ...payout, state: step, told_amount: step === 'failed' ? payout.told_amount : told.amount };
        if (step === 'paid') {
          times += 1;
          expect(told).toMatchObject(owed);
        }
      }
      expect(times).toBeLessThanOrEqual(1);
      expect(isOverpaid).toBe(notices.filter(({ state }) => state === 'succeeded').length > 1);
    }),
  );
});
