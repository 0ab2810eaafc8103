import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodOf, periodPresets, periodProblem, spanOf } from './period.rules.ts';
import { addDays, countDays, longestPeriod } from '@livery/contract/zoned-days';

const day = fc.integer({ min: 0, max: 15_000 }).map((count) => addDays('2000-01-01', count));

describe('spanOf', () => {
  it('counts back from today, over the ends of months', () => {
    const spans = periodPresets.map((preset) => spanOf(preset, '2028-03-01'));
    expect(spans).toEqual([
      { from: '2028-03-01', to: '2028-03-01' },
      { from: '2028-02-29', to: '2028-02-29' },
      { from: '2028-02-24', to: '2028-03-01' },
      { from: '2028-02-01', to: '2028-03-01' },
      { from: '2028-03-01', to: '2028-03-01' },
    ]);
  });

  it('has the number of days of its preset, none of them in the future', () => {
    fc.assert(
      fc.property(day, (today) => {
        const lengths = periodPresets.map((preset) => {
          const span = spanOf(preset, today);
          expect(periodProblem(span, today)).toBeNull();
          return countDays(span.from, span.to);
        });
        expect(lengths).toEqual([1, 1, 7, 30, Number(today.slice(8))]);
      }),
    );
  });

  it('is recognized by its days', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...periodPresets), (today, preset) => {
        const span = spanOf(preset, today);
        expect(spanOf(periodOf(span, today), today)).toEqual(span);
      }),
    );
  });
});

describe('periodProblem', () => {
  const today = '2026-11-22';

  it('names the problem with custom days', () => {
    expect(periodProblem({ from: '', to: today }, today)).toBe('incomplete');
    expect(periodProblem({ from: '2026-02-30', to: today }, today)).toBe('incomplete');
    expect(periodProblem({ from: today, to: '2026-11-21' }, today)).toBe('reversed');
    expect(periodProblem({ from: today, to: '2026-11-23' }, today)).toBe('inFuture');
  });

  it('allows 90 days and no more', () => {
    expect(periodProblem({ from: addDays(today, 1 - longestPeriod), to: today }, today)).toBeNull();
    expect(periodProblem({ from: addDays(today, -longestPeriod), to: today }, today)).toBe('tooLong');
  });
});
