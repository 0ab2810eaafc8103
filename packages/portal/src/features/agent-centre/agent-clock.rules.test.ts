import { expect, test } from 'vitest';
import { clockOf } from './agent-clock.rules.ts';

test.each([
  ['America/Sao_Paulo', '2026-11-28T17:03:07.900Z', 'GMT-03:00', '14:03:07'],
  ['Asia/Kolkata', '2026-11-28T18:29:59Z', 'GMT+05:30', '23:59:59'],
  ['Asia/Kolkata', '2026-11-28T18:30:00Z', 'GMT+05:30', '00:00:00'],
  ['Europe/Berlin', '2026-03-29T00:59:59Z', 'GMT+01:00', '01:59:59'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', 'GMT+02:00', '03:00:00'],
  ['UTC', '2026-11-28T06:00:00Z', 'GMT+00:00', '06:00:00'],
])('in %s the time at %s with the offset %s is %s', (zone, instant, offset, time) => {
  expect(clockOf(Date.parse(instant), zone)).toEqual({ zone: offset, time });
});
