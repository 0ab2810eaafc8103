import { expect, test } from 'vitest';
import { aProfile } from './profile/profile.builders.ts';
import { securityOf } from './security.rules.ts';

const now = Date.parse('2026-05-17T12:00:00Z');
const confirmed = { value: 'm***@b.example', isConfirmed: true };
const none = { value: null, isConfirmed: false };

test('an account’s rating follows from what is set up', () => {
  const bare = aProfile({ passwordChangedAt: '2024-01-01T00:00:00Z' });
  expect(securityOf(bare, now)).toMatchObject({ done: 0, level: 'low' });
  const fresh = aProfile({ passwordChangedAt: '2026-05-01T00:00:00Z' });
  expect(securityOf(fresh, now)).toMatchObject({ done: 1, level: 'low' });
  expect(securityOf({ ...fresh, contacts: { mobile: none, email: confirmed } }, now)).toMatchObject({ done: 2, level: 'medium' });
  const all = { ...fresh, hasSecondFactor: true, contacts: { mobile: confirmed, email: confirmed } };
  expect(securityOf(all, now)).toMatchObject({ done: 4, level: 'high' });
});

test('an unconfirmed contact does not count as protection', () => {
  const said = aProfile({ contacts: { mobile: none, email: { ...confirmed, isConfirmed: false } } });
  expect(securityOf(said, now).steps.find(({ step }) => step === 'email')?.isDone).toBe(false);
});
