import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyWindow } from '../../../testing/any-window.ts';
import { leaf, step } from '../steps.ts';
import { settleWindow } from '../settle-window.ts';
import { listSteps, nestSteps } from './step-list.ts';

it('lists each step once, after the steps it uses, and roots by their places', () => {
  const stake = leaf('stake', 5, 1);
  const win = step('houseWin', 'difference', [stake, leaf('payout', 2)]);
  expect(listSteps([step('total', 'sum', [win, stake]), win])).toEqual({
    steps: [
      { name: 'stake', value: 5, by: null, id: 1, of: [] },
      { name: 'payout', value: 2, by: null, id: null, of: [] },
      { name: 'houseWin', value: 3, by: 'difference', id: null, of: [0, 1] },
      { name: 'total', value: 8, by: 'sum', id: null, of: [2, 0] },
    ],
    roots: [3, 2],
  });
});

it('reads back the same explanation', () => {
  fc.assert(
    fc.property(anyWindow, (input) => {
      const { explanation } = settleWindow(input);
      const list = listSteps(explanation);
      expect(nestSteps(JSON.parse(JSON.stringify(list)) as typeof list)).toEqual(explanation);
      expect(list.steps.every(({ of }, at) => of.every((place) => place < at))).toBe(true);
    }),
  );
});

it('is refused when a step precedes one it uses', () => {
  const steps = [{ name: 'total', value: 0, by: 'sum', id: null, of: [0] }] as const;
  expect(() => nestSteps({ steps, roots: [0] })).toThrow('Step 0 does not come before the step that uses it');
});
