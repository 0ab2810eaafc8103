import { expect, it } from 'vitest';
import { spanText, zonedSpan } from './instants.ts';

it('shows a duration by its two largest units, with any sign', () => {
  expect([0, 90_000, -3_600_000, 93_784_000, 999].map(spanText)).toEqual(['0 s', '1 min 30 s', '1 h', '1 d 2 h', '0 s']);
});

it('shows a window in its merchant’s time zone, for readers anywhere', () => {
  const [from, to] = ['2026-07-01T03:00:00.000Z', '2026-07-02T03:00:00.000Z'];
  expect(zonedSpan(from, to, 'America/Sao_Paulo')).toBe('1 Jul 2026, 00:00 – 2 Jul 2026, 00:00');
  expect(zonedSpan(from, to, 'Asia/Kolkata')).toBe('1 Jul 2026, 08:30 – 2 Jul 2026, 08:30');
});
