import fc from 'fast-check';
import { expect, test } from 'vitest';
import { funnelOf } from './results.rules.ts';

const count = fc.nat(1_000_000);
const total = fc.record({ opened: count, registered: count, verified: count, firstDeposit: count, active: count });

test('each bar is as wide as its share of the widest, and shows its share of visitors or registrations', () => {
  const [opened, registered, , firstDeposit, active] = funnelOf({
    opened: 200,
    registered: 50,
    verified: 40,
    firstDeposit: 10,
    active: 12,
  });
  expect(opened).toEqual({ step: 'opened', count: 200, width: 100, share: null });
  expect(registered).toEqual({ step: 'registered', count: 50, width: 25, share: { of: 'opened', part: 0.25 } });
  expect(firstDeposit).toMatchObject({ width: 5, share: { of: 'registered', part: 0.2 } });
  expect(active).toMatchObject({ width: 6, share: { of: 'registered', part: 0.24 } });
});

test('no bar exceeds the chart and no share exceeds 100 %, for any counts', () => {
  fc.assert(
    fc.property(total, (counts) => {
      for (const { width, share } of funnelOf(counts)) {
        expect(width).toBeGreaterThanOrEqual(0);
        expect(width).toBeLessThanOrEqual(100);
        expect(share?.part ?? 0).toBeLessThanOrEqual(1);
      }
    }),
  );
});
