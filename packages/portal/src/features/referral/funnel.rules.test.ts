import fc from 'fast-check';
import { expect, test } from 'vitest';
import { funnelSteps } from './funnel.rules.ts';

test('each step is as wide as its share of the first', () => {
  const [clicks, registrations, deposits] = funnelSteps({ clicks: 200, registrations: 100, firstDeposits: 50 });
  expect(clicks).toMatchObject({ top: 100, bottom: 50, ofBefore: null });
  expect(registrations).toMatchObject({ top: 50, bottom: 25, ofBefore: 0.5 });
  expect(deposits).toMatchObject({ top: 25, bottom: 25, ofBefore: 0.5 });
});

test('never grows, and every step is visible', () => {
  const count = fc.nat(1_000_000);
  fc.assert(
    fc.property(count, count, count, (clicks, registrations, firstDeposits) => {
      const steps = funnelSteps({ clicks, registrations, firstDeposits });
      for (const [index, { top, bottom, ofBefore }] of steps.entries()) {
        expect(top).toBeGreaterThanOrEqual(bottom);
        expect(bottom).toBeGreaterThan(0);
        expect(top).toBeLessThanOrEqual(100);
        expect(ofBefore ?? 1).toBeLessThanOrEqual(1);
        if (index > 0) expect(steps[index - 1]?.bottom).toBe(top);
      }
    }),
  );
});
