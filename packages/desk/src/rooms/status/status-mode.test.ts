import { expect, it } from 'vitest';
import { localField, modeOf, statusFor } from './status-mode.ts';

it('is what portals make of the three values, and only whole states are sent', () => {
  for (const mode of ['normal', 'maintenance', 'region'] as const) expect(modeOf(statusFor(mode, ''))).toBe(mode);
  expect(modeOf({ status: 1, maintenance: false, regionRestriction: true })).toBe('normal');
  expect(modeOf({ status: 2, maintenance: true, regionRestriction: false })).toBe('normal');
});

it('keeps the end of a maintenance through the field, and sends none with another state', () => {
  const end = '2031-12-01T06:30:00.000Z';
  expect(statusFor('maintenance', localField(end)).endTime).toBe(end);
  expect(statusFor('region', localField(end)).endTime).toBeNull();
});
