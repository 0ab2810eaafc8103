import { expect, it } from 'vitest';
import { resetTokenOf } from './arrival.rules.ts';

it('reads the token of a password reset link, and nothing else', () => {
  const token = 'A-_9'.padEnd(43, 'x');
  expect(resetTokenOf(`#reset=${token}`)).toBe(token);
  for (const hash of ['', '#main', '#reset=', '#reset=short', `#reset=${token}y`, `#reset=${token}&next=1`])
    expect(resetTokenOf(hash)).toBeNull();
});
