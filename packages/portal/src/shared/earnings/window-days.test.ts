import { expect, test } from 'vitest';
import { windowDays } from './window-days.ts';

test.each([
  ['a day', '2026-05-17T03:00:00Z', '2026-05-18T03:00:00Z', 'America/Sao_Paulo', { from: '2026-05-17', to: '2026-05-17' }],
  ['a month', '2026-04-01T03:00:00Z', '2026-05-01T03:00:00Z', 'America/Sao_Paulo', { from: '2026-04-01', to: '2026-04-30' }],
  ['a day of 23 hours', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 'Europe/Berlin', { from: '2026-03-29', to: '2026-03-29' }],
  ['an hour', '2026-05-17T04:00:00Z', '2026-05-17T05:00:00Z', 'America/Sao_Paulo', null],
  ['the day’s first hour', '2026-05-17T03:00:00Z', '2026-05-17T04:00:00Z', 'America/Sao_Paulo', null],
  ['the day’s last hour', '2026-05-18T02:00:00Z', '2026-05-18T03:00:00Z', 'America/Sao_Paulo', null],
])('the days of %s', (_, from, to, zone, days) => {
  expect(windowDays({ from, to }, zone)).toEqual(days);
});
