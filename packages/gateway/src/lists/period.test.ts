import { expect, it } from 'vitest';
import { readPeriod } from './period.ts';

it('runs from the start of the first day to the end of the last, in the brand’s time zone', () => {
  expect(readPeriod({ from: '2026-11-22', to: '2026-11-23' }, 'America/Sao_Paulo')).toEqual({
    from: new Date('2026-11-22T03:00:00Z'),
    before: new Date('2026-11-24T03:00:00Z'),
  });
  expect(readPeriod({ from: '2026-08-26', to: '2026-11-23' }, 'UTC').from).toEqual(new Date('2026-08-26T00:00:00Z'));
});

it.each([
  ['/from', 'format', { from: '2026-02-30', to: '2026-03-01' }],
  ['/to', 'format', { from: '2026-02-01', to: '2026-13-01' }],
  ['/to', 'minimum', { from: '2026-03-02', to: '2026-03-01' }],
  ['/to', 'maximum', { from: '2026-08-25', to: '2026-11-23' }],
])('rejects %s because of its %s', (field, rule, days) => {
  expect(() => readPeriod(days, 'UTC')).toThrow(
    expect.objectContaining({ code: 'INVALID_REQUEST', details: { fields: { [field]: rule } } }),
  );
});
