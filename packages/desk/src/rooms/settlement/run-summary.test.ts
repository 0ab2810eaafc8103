import type { ControlValueOf } from '@livery/contract/control/shapes';
import { expect, it } from 'vitest';
import { describeRun } from './run-summary.ts';

type Run = ControlValueOf<'runSettlement'>['windows'][number];
const aRun: Run = {
  id: 1,
  kind: 'daily',
  period: 'daily',
  from: '2026-07-01T03:00:00.000Z',
  to: '2026-07-02T03:00:00.000Z',
  was: 'closing',
  state: 'paid',
  calculated: 2,
  payments: 2,
  amount: 150_000,
  isBusy: false,
};
const told = (...windows: Partial<Run>[]) =>
  describeRun({ currency: 'BRL', timeZone: 'UTC', windows: windows.map((window) => ({ ...aRun, ...window })) });

it('describes what a run did, or that it did nothing', () => {
  expect(told()).toBe('Nothing was due.');
  expect(told({})).toBe('Done: calculated 1 period, paid R$ 1,500.00 on 2 lines.');
  expect(told({ state: 'review', payments: 0, amount: 0 }, { was: 'open', payments: 1, amount: 5 })).toBe(
    'Done: calculated 2 periods, 1 period waits for approval, paid R$ 0.05 on 1 line.',
  );
  expect(told({ was: 'approved', state: 'paid', payments: 0 }, { was: 'open', state: 'closing', payments: 0 })).toBe(
    'Done: continued 2 periods.',
  );
  expect(told({ was: 'posted', state: 'posted', payments: 0, isBusy: true })).toBe('Done: left 1 period to another run.');
});
