import { expect, test } from 'vitest';
import { gameOf, phaseOf, shortNumber, targetOf } from './board.rules.ts';
import type { Issue } from './lottery-desk.api.ts';

const issue: Issue = { number: '20261128-0128', state: 'open', opensAt: 0, closesAt: 60_000, drawsAt: 65_000 };

test('reads the game from an address, and nothing else', () => {
  expect(['7', '0', '-1', '1e3', ' 7', '', null, '99999999999999999'].map(gameOf)).toEqual([7, null, null, null, null, null, null, null]);
});

test('follows the clock when the reported state is old', () => {
  expect([0, 44_999, 45_000, 59_999, 60_000].map((now) => phaseOf(issue, now))).toEqual(['open', 'open', 'closing', 'closing', 'waiting']);
  expect(phaseOf({ ...issue, state: 'closing' }, 0)).toBe('closing');
  expect(phaseOf({ ...issue, state: 'closed' }, 0)).toBe('waiting');
});

test('directs bets to the next draw once the current one has closed', () => {
  const next = { ...issue, number: '20261128-0129' };
  expect(targetOf({ current: issue, next }, 59_999)).toBe(issue);
  expect(targetOf({ current: issue, next }, 60_000)).toBe(next);
  expect(targetOf({ current: null, next: null }, 0)).toBeNull();
  expect(shortNumber('20261128-0128')).toBe('0128');
});
