import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { readColour, toHex } from './oklch.ts';
import { solveContrast } from './solve-contrast.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const ratio = fc.constantFrom(3, 4.5, 7);
const worst = (colour: string, against: readonly string[]) => Math.min(...against.map((surface) => contrastRatio(colour, surface)));

const step = 0.004;

function bruteForceShift(colour: string, against: readonly string[], wanted: number): number | undefined {
  const start = readColour(colour);
  const distances = Array.from({ length: Math.round(1 / step) + 1 }, (_, index) => index * step)
    .filter((l) => worst(toHex({ ...start, l }), against) >= wanted)
    .map((l) => Math.abs(l - start.l));
  return distances.length === 0 ? undefined : Math.min(...distances);
}

describe('solveContrast', () => {
  it('leaves a colour alone that is right', () => {
    expect(solveContrast({ colour: '#112233', against: ['#ffffff'], ratio: 7 })).toEqual({ satisfied: true, colour: '#112233', shift: 0 });
  });

  it('always solves one surface at 4.5', () => {
    fc.assert(
      fc.property(hex, hex, (colour, surface) => {
        const solution = solveContrast({ colour, against: [surface], ratio: 4.5 });
        expect(solution.satisfied).toBe(true);
        expect(contrastRatio(solution.colour, surface)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('satisfies every surface at once or names those that conflict', () => {
    fc.assert(
      fc.property(hex, fc.array(hex, { minLength: 1, maxLength: 4 }), ratio, (colour, against, wanted) => {
        const solution = solveContrast({ colour, against, ratio: wanted });
        if (solution.satisfied) {
          expect(worst(solution.colour, against)).toBeGreaterThanOrEqual(wanted);
          return;
        }
        const { conflict } = solution;
        expect(against).toEqual(expect.arrayContaining(conflict));
        expect(bruteForceShift(colour, conflict, wanted)).toBeUndefined();
        for (const surface of conflict.length > 1 ? conflict : []) {
          const rest = conflict.filter((each) => each !== surface);
          expect(solveContrast({ colour, against: rest, ratio: wanted }).satisfied).toBe(true);
        }
      }),
    );
  });

  it('moves no further than a search of all lightnesses', () => {
    fc.assert(
      fc.property(hex, fc.array(hex, { minLength: 1, maxLength: 3 }), ratio, (colour, against, wanted) => {
        const solution = solveContrast({ colour, against, ratio: wanted });
        const best = bruteForceShift(colour, against, wanted);
        if (solution.satisfied && best !== undefined) expect(Math.abs(solution.shift)).toBeLessThanOrEqual(best + step);
        if (best !== undefined) expect(solution.satisfied).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the hue of what it moves', () => {
    const solution = solveContrast({ colour: '#ffd200', against: ['#ffffff'], ratio: 4.5 });
    expect(solution.satisfied).toBe(true);
    expect(Math.abs(readColour(solution.colour).h - readColour('#ffd200').h)).toBeLessThan(2);
  });

  it('offers the best it can when black, grey and white forbid everything', () => {
    const solution = solveContrast({ colour: '#336699', against: ['#000000', '#767676', '#ffffff'], ratio: 4.5 });
    expect(solution.satisfied).toBe(false);
    expect(worst(solution.colour, ['#000000', '#767676', '#ffffff'])).toBeGreaterThan(1.5);
  });
});
