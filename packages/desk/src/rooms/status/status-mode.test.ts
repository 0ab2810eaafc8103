import { expect, it } from 'vitest';
import { localField, modeOf, statusFor } from './status-mode.ts';

it('reads the three values as portals do, and sends only consistent ones', () => {
  for (const mode of ['normal', 'maintenance', 'region'] as const) expect(modeOf(statusFor(mode, ''))).toBe(mode);
  expect(modeOf({ status: 1, maintenance: false, regionRestriction: true })).toBe('normal');
  expect(modeOf({ status: 2, maintenance: true, regionRestriction: false })).toBe('normal');
});

it('keeps the end of maintenance in its field, and sends none with another mode', () => {
  const end = '2031-12-01T06:30:00.000Z';
  expect(statusFor('maintenance', localField(end)).endTime).toBe(end);
  expect(statusFor('region', localField(end)).endTime).toBeNull();
});
