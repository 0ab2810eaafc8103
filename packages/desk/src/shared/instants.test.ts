import { expect, it } from 'vitest';
import { spanText } from './instants.ts';

it('says a span by its two largest parts, whatever its sign', () => {
  expect([0, 90_000, -3_600_000, 93_784_000, 999].map(spanText)).toEqual(['0 s', '1 min 30 s', '1 h', '1 d 2 h', '0 s']);
});
