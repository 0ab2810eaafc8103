import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countDays, dayAt, dayStart, instantsOf, isDay } from './zoned-days.ts';

const hour = 3_600_000;
/** Zones whose clocks change at midnight, by half an hour, on either side of the world, and not at all. */
const zones = [
  'America/Sao_Paulo',
  'America/Havana',
  'Australia/Lord_Howe',
  'Asia/Beirut',
  'Europe/Lisbon',
  'Asia/Manila',
  'Asia/Kathmandu',
];
const zone = fc.constantFrom(...zones);
const day = fc.integer({ min: 0, max: 15_000 }).map((count) => addDays('2000-01-01', count));

describe('dayStart', () => {
  it('starts a day without midnight at its first hour', () => {
    expect(new Date(dayStart('2018-11-04', 'America/Sao_Paulo')).toISOString()).toBe('2018-11-04T03:00:00.000Z');
    expect(new Date(dayStart('2018-02-18', 'America/Sao_Paulo')).toISOString()).toBe('2018-02-18T03:00:00.000Z');
  });

  it('starts a day with two midnights at the first one', () => {
    expect(new Date(dayStart('2026-11-01', 'America/Havana')).toISOString()).toBe('2026-11-01T04:00:00.000Z');
  });

  it('starts each day where the one before ends', () => {
    fc.assert(
      fc.property(day, zone, (each, timeZone) => {
        const start = dayStart(each, timeZone);
        const length = dayStart(addDays(each, 1), timeZone) - start;
        expect(dayAt(start, timeZone)).toBe(each);
        expect(dayAt(start - 1, timeZone)).toBe(addDays(each, -1));
        expect(dayAt(start + length - 1, timeZone)).toBe(each);
        expect(length).toBeGreaterThanOrEqual(23 * hour);
        expect(length).toBeLessThanOrEqual(25 * hour);
      }),
      { numRuns: 300 },
    );
  });
});

it('counts days across months and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(countDays('2026-02-01', '2026-03-01')).toBe(29);
});

it('accepts only valid days', () => {
  expect(['2026-02-29', '2026-13-01', '26-01-01', '2026-01-01T00', ''].filter(isDay)).toEqual([]);
  expect(isDay('2028-02-29')).toBe(true);
});

it('contains exactly the instants of its days in the brand’s time zone', () => {
  fc.assert(
    fc.property(
      day,
      zone,
      fc.integer({ min: 0, max: 89 }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      (from, timeZone, more, share) => {
        const span = { from, to: addDays(from, more) };
        const { from: first, before } = instantsOf(span, timeZone);
        const inside = dayAt(first + Math.floor(share * (before - first)), timeZone);
        expect(inside >= span.from && inside <= span.to).toBe(true);
        expect(dayAt(first - 1, timeZone) < span.from && dayAt(before, timeZone) > span.to).toBe(true);
      },
    ),
  );
});
