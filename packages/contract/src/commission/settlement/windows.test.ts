import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dividend, realTime, wage } from '../../testing/agreement-terms.ts';
import { settlementPeriods } from '../agreements.ts';
import { daysIn, monthPlace, nextWindow, previousWindows, windowAt, windowKindOf, type WindowKind } from './windows.ts';

const hour = 3_600_000;
/** Zones whose clocks change at midnight, at two, by half an hour, at 00:01 and not at all, with odd and extreme offsets. */
const zones = [
  'America/Sao_Paulo',
  'America/Havana',
  'America/St_Johns',
  'America/New_York',
  'Europe/Lisbon',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Manila',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
];
const zone = fc.constantFrom(...zones);
const kind = fc.constantFrom<WindowKind>(...settlementPeriods, 'hourly');
const moment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) });
/** Near the first hours of a day, when clocks change. */
const night = fc
  .tuple(fc.integer({ min: 0, max: 14_600 }), fc.integer({ min: -14 * hour, max: 14 * hour }))
  .map(([day, offset]) => Date.UTC(2000, 0, 1 + day) + offset);
const instant = fc.oneof(moment, night);
const at = (text: string) => Date.parse(text);
const shown = (window: { from: number; before: number }) =>
  [window.from, window.before].map((each) => new Date(each).toISOString().slice(0, 16));

describe('windows', () => {
  it('contain each instant once without gaps, and are the same for all of their instants', () => {
    fc.assert(
      fc.property(kind, zone, instant, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (each, timeZone, now, part) => {
        const window = windowAt(each, now, timeZone);
        expect(window.from <= now && now < window.before).toBe(true);
        expect(windowAt(each, window.from + Math.floor(part * (window.before - window.from)), timeZone)).toEqual(window);
        const next = nextWindow(each, window, timeZone);
        expect(next.from).toBe(window.before);
        expect(windowAt(each, window.from - 1, timeZone).before).toBe(window.from);
        expect(previousWindows(each, next, 1, timeZone)).toEqual([window]);
      }),
      { numRuns: 600, interruptAfterTimeLimit: 15_000 },
    );
  });

  it('G19: have 23 and 25 hours when clocks change, each hour once', () => {
    for (const [day, hours] of [
      ['2026-03-08', 23],
      ['2026-11-01', 25],
      ['2026-06-01', 24],
    ] as const) {
      const { from, before } = windowAt('daily', at(`${day}T17:00:00Z`), 'America/New_York');
      expect((before - from) / hour).toBe(hours);
      const starts: number[] = [];
      for (let window = windowAt('hourly', from, 'America/New_York'); window.from < before;) {
        starts.push(window.from);
        window = nextWindow('hourly', window, 'America/New_York');
      }
      expect(starts).toEqual(Array.from({ length: hours }, (_, index) => from + index * hour));
    }
  });

  it('G19: start their hours at half or quarter past where the zone does', () => {
    expect(shown(windowAt('hourly', at('2026-05-04T10:29:59Z'), 'Asia/Kolkata'))).toEqual(['2026-05-04T09:30', '2026-05-04T10:30']);
    expect(shown(windowAt('hourly', at('2026-05-04T10:30:00Z'), 'Asia/Kolkata'))).toEqual(['2026-05-04T10:30', '2026-05-04T11:30']);
    expect(shown(windowAt('hourly', at('2026-05-04T10:15:00Z'), 'Asia/Kathmandu'))).toEqual(['2026-05-04T10:15', '2026-05-04T11:15']);
    expect(shown(windowAt('daily', at('2026-05-04T18:29:59Z'), 'Asia/Kolkata'))).toEqual(['2026-05-03T18:30', '2026-05-04T18:30']);
  });

  it('add the half hour of a clock change to the hour before', () => {
    const back = windowAt('hourly', at('2026-04-04T15:20:00Z'), 'Australia/Lord_Howe');
    expect(shown(back)).toEqual(['2026-04-04T14:00', '2026-04-04T15:30']);
    const forth = windowAt('hourly', at('2026-10-03T15:40:00Z'), 'Australia/Lord_Howe');
    expect(shown(forth)).toEqual(['2026-10-03T14:30', '2026-10-03T16:00']);
  });

  it('are days, weeks from Monday, halves of a month and months in the merchant’s zone [contract-08]', () => {
    const windows = (now: string) => settlementPeriods.map((period) => shown(windowAt(period, at(now), 'America/Sao_Paulo')));
    expect(windows('2028-02-21T02:59:00Z')).toEqual([
      ['2028-02-20T03:00', '2028-02-21T03:00'],
      ['2028-02-14T03:00', '2028-02-21T03:00'],
      ['2028-02-16T03:00', '2028-03-01T03:00'],
      ['2028-02-01T03:00', '2028-03-01T03:00'],
    ]);
    expect(windows('2026-12-16T02:00:00Z')[2]).toEqual(['2026-12-01T03:00', '2026-12-16T03:00']);
    expect(windows('2026-12-31T12:00:00Z').slice(2)).toEqual([
      ['2026-12-16T03:00', '2027-01-01T03:00'],
      ['2026-12-01T03:00', '2027-01-01T03:00'],
    ]);
  });

  it('before one are listed latest first', () => {
    const now = windowAt('semimonthly', at('2026-03-20T00:00:00Z'), 'UTC');
    expect(previousWindows('semimonthly', now, 3, 'UTC').map(({ from }) => new Date(from).toISOString().slice(0, 10))).toEqual([
      '2026-03-01',
      '2026-02-16',
      '2026-02-01',
    ]);
    expect(previousWindows('daily', now, 0, 'UTC')).toEqual([]);
  });
});

it('counts the days of a window by the calendar', () => {
  const days = (period: WindowKind, now: string) => daysIn(windowAt(period, at(now), 'America/New_York'), 'America/New_York');
  expect(days('monthly', '2026-03-15T12:00:00Z')).toBe(31);
  expect(days('semimonthly', '2028-02-20T12:00:00Z')).toBe(14);
  expect(days('weekly', '2026-11-01T12:00:00Z')).toBe(7);
  expect(days('daily', '2026-03-08T12:00:00Z')).toBe(1);
  expect(days('hourly', '2026-03-08T12:00:00Z')).toBe(1);
});

it('places a window in the month in which it starts', () => {
  const place = (period: WindowKind, now: string) => monthPlace(windowAt(period, at(now), 'UTC'), 'UTC');
  expect(place('semimonthly', '2026-03-15T23:00:00Z')).toEqual({ isFirstHalf: true, endsMonth: false });
  expect(place('semimonthly', '2026-03-16T00:00:00Z')).toEqual({ isFirstHalf: false, endsMonth: true });
  expect(place('daily', '2026-03-15T23:00:00Z').isFirstHalf).toBe(true);
  expect(place('weekly', '2026-03-30T12:00:00Z')).toEqual({ isFirstHalf: false, endsMonth: true });
  expect(place('monthly', '2026-03-30T12:00:00Z')).toEqual({ isFirstHalf: true, endsMonth: true });
});

it('gives each kind of terms its window', () => {
  const kinds = [dividend([], {}, { period: 'semimonthly' }), wage([]), wage([], {}, { kind: 'hourly' }), realTime(1, 1, 0)];
  expect(kinds.map(windowKindOf)).toEqual(['semimonthly', 'daily', 'hourly', 'daily']);
});
