import { expect, it } from 'vitest';
import { marksOf, owedOf, owedToHouse, sortLines, type SettledLine } from './outliers.ts';

const aLine: SettledLine = {
  id: 1,
  window: 1,
  agreement: 1,
  kind: 'daily',
  account: 'm',
  payer: null,
  from: '2026-07-01T03:00:00.000Z',
  to: '2026-07-02T03:00:00.000Z',
  tier: 0,
  base: 1_000,
  state: 'calculated',
  gross: 100,
  net: 100,
  due: 100,
  paid: 0,
  advanced: 0,
  isDisputed: false,
  dueBefore: 100,
};
const line = (changes: Partial<SettledLine>): SettledLine => ({ ...aLine, ...changes });

it('marks only lines that need a look', () => {
  const window = { lineLimit: 100, total: 1_000 };
  expect(marksOf(aLine, window)).toEqual([]);
  expect(marksOf(line({ due: 101 }), window)).toEqual(['aboveLimit']);
  expect(marksOf(line({ state: 'held', isDisputed: true }), window)).toEqual(['disputed', 'held']);
  expect(marksOf(line({ state: 'short' }), window)).toEqual(['short']);
  expect(marksOf(line({ state: 'partPaid', paid: 20 }), window)).toEqual(['partPaid']);
  expect(marksOf(line({ due: 50 }), window)).toEqual(['changed']);
  expect(marksOf(line({ due: 50 }), { ...window, total: 1_000_000 })).toEqual([]);
});

it('puts unusual lines first, most urgent on top, and sorts the rest on request', () => {
  const lines = [
    line({ id: 1, account: 'b', due: 90, dueBefore: 90 }),
    line({ id: 2, account: 'c', due: 10, dueBefore: 40 }),
    line({ id: 3, account: 'a', due: 60, dueBefore: 60, state: 'partPaid', paid: 25, advanced: 5 }),
    line({ id: 4, account: 'd', due: 20, dueBefore: 20, isDisputed: true }),
    line({ id: 5, account: 'e', due: 95, dueBefore: 90 }),
  ];
  const ids = (key: 'unusual' | 'account' | 'due' | 'change' | 'owed', direction: 'ascending' | 'descending' = 'descending') =>
    sortLines(lines, { key, direction }, { lineLimit: 1_000, total: 275 }).map(({ id }) => id);
  expect(ids('unusual')).toEqual([4, 3, 2, 5, 1]);
  expect(ids('account', 'ascending')).toEqual([3, 1, 2, 4, 5]);
  expect(ids('due')).toEqual([5, 1, 3, 4, 2]);
  expect(ids('change')).toEqual([2, 5, 1, 3, 4]);
  expect(ids('owed')).toEqual([3, 5, 1, 4, 2]);
});

it('shows what is still owed to the agent and to the house', () => {
  const short = line({ state: 'partPaid', paid: 20, advanced: 30 });
  expect([owedOf(short), owedToHouse(short)]).toEqual([50, 80]);
  expect([owedOf(aLine), owedToHouse(aLine)]).toEqual([0, 0]);
  expect(owedOf(line({ state: 'ended', paid: 20 }))).toBe(0);
});
