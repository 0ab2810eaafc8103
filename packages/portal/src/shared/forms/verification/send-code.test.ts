import { expect, test } from 'vitest';
import { memoryStore } from '#testing/test-world.ts';
import { keepSpan, keptSpan, secondsLeft, secondsToWait } from './send-code.ts';

test('waits as long as the code is valid, or a minute if nothing is given [session-21]', () => {
  expect(secondsToWait({ expiredMinutes: 5 })).toBe(300);
  expect(secondsToWait({})).toBe(60);
});

test('counts down to zero in whole seconds', () => {
  const span = { end: 60_000, seconds: 60 };
  expect([0, 1, 999, 1000, 59_999, 60_000, 90_000].map((now) => secondsLeft(span, now))).toEqual([60, 60, 60, 59, 1, 0, 0]);
});

test('does not wait for hours after a clock was set back', () => {
  expect(secondsLeft({ end: 60_000, seconds: 60 }, -3_600_000)).toBe(0);
});

test.each(['not json', '[]', 'null', '{}', '{"end":"soon","seconds":1}'])('finds nothing in a storage that contains %s', (kept) => {
  expect(keptSpan(memoryStore({ place: kept }), 'place')).toBeNull();
});

test('stores its end, or nothing if the storage fails', () => {
  const store = memoryStore();
  keepSpan(store, 'place', { end: 5, seconds: 2 });
  expect(keptSpan(store, 'place')).toEqual({ end: 5, seconds: 2 });
  const full = {
    ...store,
    set: () => {
      throw new Error('full');
    },
  };
  keepSpan(full, 'place', { end: 9, seconds: 2 });
  expect(keptSpan(store, 'place')).toBeNull();
});
