import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it('moves one name by one place, but not past the ends', () => {
  const order = ['a', 'b', 'c'];
  expect(moved(order, 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(order, 'b', 1)).toEqual(['a', 'c', 'b']);
  expect([moved(order, 'a', -1), moved(order, 'c', 1), moved(order, 'x', 1)]).toEqual([null, null, null]);
});
