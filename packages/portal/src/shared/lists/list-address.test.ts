import { plainName } from '@livery/contract/pasted-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceParam, periodParam, readCursor, readList, sortParam, textParam, writeList } from './list-address.ts';
import { periodPresets } from './period.rules.ts';
import { addDays } from '@livery/contract/zoned-days';

const today = '2026-11-22';
const states = ['all', 'paid', 'refused'] as const;
const params = {
  state: choiceParam(states, 'all'),
  search: textParam(),
  sort: sortParam(['time', 'amount'], { key: 'time', direction: 'descending' }),
  period: periodParam('7d', today),
};

const day = fc.integer({ min: 0, max: 40 }).map((back) => addDays(today, -back));
const values = fc.record({
  state: fc.constantFrom(...states),
  search: fc.string({ maxLength: 40, unit: 'binary' }).map(plainName),
  sort: fc.record({
    key: fc.constantFrom('time' as const, 'amount' as const),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  }),
  period: fc.oneof(
    fc.constantFrom(...periodPresets),
    fc.tuple(day, day).map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one })),
  ),
});

describe('the address of a list', () => {
  it('holds every choice', () => {
    fc.assert(
      fc.property(values, (chosen) => {
        expect(readList(params, writeList(params, '', chosen))).toEqual(chosen);
      }),
    );
  });

  it('omits defaults', () => {
    expect(writeList(params, '?state=paid&after=k7', { state: 'all' })).toBe('');
  });

  it('keeps unrelated parameters', () => {
    expect(writeList(params, '?tab=bets&state=paid', { search: 'ana lima' })).toBe('?tab=bets&state=paid&search=ana+lima');
  });

  it('restarts the list with another filter, and otherwise moves between its pages', () => {
    expect(writeList(params, '?after=k7', { state: 'paid' })).toBe('?state=paid');
    expect(writeList(params, '?state=paid&after=k7', {}, 'k8')).toBe('?state=paid&after=k8');
  });

  it('ignores invalid values', () => {
    const query = '?state=constructor&sort=-password&period=2026-11-30..2026-12-01&after=%3Cscript%3E';
    expect(readList(params, query)).toEqual(readList(params, ''));
    expect(readCursor(query)).toBeNull();
    expect(readList(params, '?period=2026-02-30..2026-03-01').period).toBe('7d');
    expect(readList(params, `?search=${'x'.repeat(5000)}`).search).toHaveLength(100);
  });
});
