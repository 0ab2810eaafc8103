import { expect, test } from 'vitest';
import { isRepeat } from './repeat.ts';

const wanted = { accountId: 3, amount: 10_000 };

test('an identical request counts as a repeat for a minute, and a different one does not', () => {
  const done = { wanted, at: 0 };
  expect(isRepeat({ ...wanted }, done, 59_999)).toBe(true);
  expect(isRepeat({ ...wanted }, done, 60_000)).toBe(false);
  expect(isRepeat({ ...wanted, accountId: 4 }, done, 1)).toBe(false);
  expect(isRepeat({ ...wanted, amount: 10_001 }, done, 1)).toBe(false);
  expect(isRepeat(wanted, null, 1)).toBe(false);
});
