import { expect, test } from 'vitest';
import { instantOf } from './instant.ts';

test('reads an instant, and nothing from an invalid one', () => {
  expect(instantOf('2031-12-01T06:00:00Z')?.getTime()).toBe(Date.UTC(2031, 11, 1, 6));
  for (const text of ['', 'soon', '2031-13-01T00:00:00Z']) expect(instantOf(text), text).toBeNull();
});
