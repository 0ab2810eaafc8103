import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, luminanceRatio, relativeLuminance } from './contrast.ts';
import { readColour, toRgb } from './oklch.ts';
import { lightnessStep, solveContrast } from './solve-contrast.ts';
import { luminanceOf } from './srgb.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const ratio = fc.constantFrom(3, 4.5, 7);
const worst = (colour: string, against: readonly string[]) => Math.min(...against.map((surface) => contrastRatio(colour, surface)));

/** Every lightness a whole number of steps away, nearest first. Undefined if none passes. */
function searchAll(colour: string, against: readonly string[], wanted: number): number | undefined {
  const start = readColour(colour);
  const grounds = against.map(relativeLuminance);
  const passes = (l: number) => {
    const luminance = luminanceOf(toRgb({ ...start, l: Math.min(Math.max(l, 0), 1) }));
    return grounds.every((ground) => luminanceRatio(luminance, ground) >= wanted);
  };
  for (let steps = 0; steps <= 1 / lightnessStep; steps += 1) {
    const distance = steps * lightnessStep;
    if (
      (start.l - distance > -lightnessStep && passes(start.l - distance)) ||
      (start.l + distance < 1 + lightnessStep && passes(start.l + distance))
    )
      return distance;
  }
  return undefined;
}

describe('solveContrast', () => {
  it('leaves a valid colour unchanged', () => {
    expect(solveContrast({ colour: '#112233', against: ['#ffffff'], ratio: 7 })).toEqual({ satisfied: true, colour: '#112233', shift: 0 });
  });

  it('always solves for one surface at 4.5', () => {
    fc.assert(
      fc.property(hex, hex, (colour, surface) => {
        const solution = solveContrast({ colour, against: [surface], ratio: 4.5 });
        expect(solution.satisfied).toBe(true);
        expect(contrastRatio(solution.colour, surface)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('satisfies every surface at once or names those that conflict [engine-07]', () => {
    fc.assert(
      fc.property(hex, fc.array(hex, { minLength: 1, maxLength: 4 }), ratio, (colour, against, wanted) => {
        const solution = solveContrast({ colour, against, ratio: wanted });
        if (solution.satisfied) {
          expect(worst(solution.colour, against)).toBeGreaterThanOrEqual(wanted);
          return;
        }
        const { conflict } = solution;
        expect(against).toEqual(expect.arrayContaining(conflict));
        expect(searchAll(colour, conflict, wanted)).toBeUndefined();
        for (const surface of conflict.length > 1 ? conflict : []) {
          const rest = conflict.filter((each) => each !== surface);
          expect(solveContrast({ colour, against: rest, ratio: wanted }).satisfied).toBe(true);
        }
      }),
    );
  });

  it('moves no further than a search over all lightnesses [engine-06]', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(hex, fc.array(hex, { minLength: 1, maxLength: 4 }), ratio, (colour, against, wanted) => {
        const solution = solveContrast({ colour, against, ratio: wanted });
        const best = searchAll(colour, against, wanted);
        expect(solution.satisfied).toBe(best !== undefined);
        // Below this lightness everything looks black, and rounding decides.
        if (best !== undefined && readColour(solution.colour).l > 0.08) expect(Math.abs(solution.shift)).toBeLessThanOrEqual(best + 1e-12);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['rounding lets a darker one pass', '#13dd06', '#a7b471', 4.5],
    ['rounding lets a red one pass', '#f0180b', '#eb8b62', 7],
    ['rounding lets a lighter one pass', '#d9d719', '#627c1d', 4.5],
    ['pure blue leaves sRGB', '#063ef6', '#1bc31e', 4.5],
    ['a bright blue leaves sRGB', '#0b46f8', '#557ef3', 3],
  ])('stops at the first lightness that passes where %s before its turn [engine-06]', (_why, colour, surface, wanted) => {
    const { shift } = solveContrast({ colour, against: [surface], ratio: wanted });
    expect(Math.abs(shift)).toBeCloseTo(searchAll(colour, [surface], wanted) ?? 0, 12);
  });

  it('keeps the hue of a moved colour', () => {
    const solution = solveContrast({ colour: '#ffd200', against: ['#ffffff'], ratio: 4.5 });
    expect(solution.satisfied).toBe(true);
    expect(Math.abs(readColour(solution.colour).h - readColour('#ffd200').h)).toBeLessThan(2);
  });

  it('returns the best it can when black, grey and white all fail', () => {
    const solution = solveContrast({ colour: '#336699', against: ['#000000', '#767676', '#ffffff'], ratio: 4.5 });
    expect(solution.satisfied).toBe(false);
    expect(worst(solution.colour, ['#000000', '#767676', '#ffffff'])).toBeGreaterThan(1.5);
  });
});
