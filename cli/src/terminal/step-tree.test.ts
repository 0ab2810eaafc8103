import { stepUnits } from '@livery/contract/commission-explain';
import { noFigures } from '@livery/contract/commission-figures';
import { nothingCarried, type WindowInput } from '@livery/contract/commission-outcome';
import { settleWindow } from '@livery/contract/commission-settle-window';
import { listSteps } from '@livery/contract/commission-step-list';
import { plainRules } from '@livery/contract/commission-terms';
import stringWidth from 'fast-string-width';
import { expect, it } from 'vitest';
import { stepTree } from './step-tree.ts';

const tier = { periodicMinimumBet: 0, profitLoss: 0, minimumActiveMembers: 0, rate: 10_000, lostRate: null };
const input: WindowInput = {
  terms: { kind: 'daily', minimumBet: 0, tiers: [tier], rules: plainRules },
  version: 3,
  figures: { ...noFigures, validStake: 123_456_789 },
  days: 1,
  place: { isFirstHalf: true, endsMonth: false },
  results: [],
  children: [{ id: 12, payer: 'house', amount: 200_000 }],
  opening: nothingCarried,
  adjustments: [{ line: 7, amount: -500 }],
  fromParent: null,
};
const { roots, steps } = listSteps(settleWindow(input).explanation);
const explanation = { roots, steps: steps.map((step) => ({ ...step, unit: stepUnits[step.name] })) };

it('shows how a figure follows from others as a tree, with amounts in one column', () => {
  const lines = stepTree(explanation, { currency: 'BRL', width: 78 });
  expect(lines.slice(0, 8)).toEqual([
    'Amount due  not below 0                                              10,340.67',
    '└─ Line plus negative balance  sum                                   10,340.67',
    '   ├─ Line amount  first minus the rest                              10,340.67',
    '   │  ├─ Commission  sum                                             12,340.67',
    '   │  │  ├─ Gross commission  amount × rate, rounded down            12,345.67',
    '   │  │  │  ├─ Commissionable amount  not below 0                 1,234,567.89',
    '   │  │  │  │  └─ Valid turnover                                  1,234,567.89',
    '   │  │  │  └─ Rate (terms version 3)  value of the tier reached           1 %',
  ]);
  expect(lines).toContainEqual(expect.stringMatching(/^ {3}│ {2}└─ Downline’s commission \(contract 12\) +2,000\.00$/));
  expect(lines).toContainEqual(expect.stringMatching(/Adjustment for late voids \(line 7\) +-5\.00$/));
});

it('prints a figure once, even if several others need it', () => {
  const lines = stepTree(explanation, { currency: 'BRL', width: 120 });
  expect(lines.filter((line) => line.includes('Gross commission'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('see above')).length).toBeGreaterThan(0);
});

it('fits the width, and drops reasons before it shortens names', () => {
  const lines = stepTree(explanation, { currency: 'BRL', width: 46 });
  for (const line of lines) expect(stringWidth(line), line).toBeLessThanOrEqual(46);
  expect(lines.find((line) => line.includes('Gross commission'))).not.toContain('rounded');
  expect(lines.join('\n')).toContain('…');
});
