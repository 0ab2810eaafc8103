import { expect, test } from 'vitest';
import { readLetterId, searchWithLetter } from './inbox-address.rules.ts';

test('a letter opens over the current place in the list, and closing it returns there', () => {
  const open = searchWithLetter('?state=unread&after=abc', '12');
  expect(readLetterId(open)).toBe('12');
  expect(searchWithLetter(open, null)).toBe('?state=unread&after=abc');
  expect(searchWithLetter('?letter=3', null)).toBe('');
});

test.each(['', '?letter=', '?letter=0', '?letter=-1', '?letter=1e3', '?letter=1234567890123456', '?letter=x'])(
  '%s opens none',
  (search) => {
    expect(readLetterId(search)).toBeNull();
  },
);
