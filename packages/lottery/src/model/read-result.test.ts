import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawNumbers } from '../fair/draw-numbers.ts';
import { kindOf } from '../kinds/kinds.ts';
import { kindCodes } from './kind.ts';
import { readResult } from './read-result.ts';

describe('a result as people write it', () => {
  it.each(kindCodes)('of %s is read as shown on its balls and prizes', async (code) => {
    const { space, labelsOf } = kindOf(code);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 32, maxLength: 32 }), async (seed) => {
        const draw = await drawNumbers(space, Uint8Array.from(seed), 'ab', 'label');
        for (const between of [' ', ', ', '-', '\t']) expect(readResult(space, labelsOf(draw).join(between))).toEqual({ draw });
      }),
      { numRuns: 20 },
    );
  });

  it('of digits may be written without spaces', () => {
    expect(readResult(kindOf('SSC').space, '01234')).toEqual({ draw: [0, 1, 2, 3, 4] });
  });

  it.each([
    ['SSC', '', 'syntax'],
    ['SSC', '1 2 3 4 x', 'syntax'],
    ['SSC', '1 2 3 4 ٥', 'syntax'],
    ['SSC', '1 2 3 4', 'count'],
    ['SSC', '012345', 'count'],
    ['SSC', '1 2 3 4 10', 'range'],
    ['11X5', '1 2 3 4 12', 'range'],
    ['11X5', '0 2 3 4 11', 'range'],
    ['11X5', '1 2 3 4 4', 'repeated'],
    ['11X5', '01 1 3 4 5', 'repeated'],
    ['PK10', '1 2 3 4 5 6 7 8 9', 'count'],
    ['LHC', '1 2 3 4 5 6 50', 'range'],
    ['VN18', '1 234 2345 2345 2345 2345 12345 12345 12345 12345 12345 12345 12345 12345 12345 12345 12345 123456', 'range'],
  ] as const)('of %s is refused: %s is %s', (code, text, fault) => {
    expect(readResult(kindOf(code).space, text)).toEqual({ fault });
  });
});
