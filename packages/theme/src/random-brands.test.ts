import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveColours } from './derive-colours.ts';
import { lightnessStep, solveContrast } from './solve-contrast.ts';
import { readColour, toHex } from './oklch.ts';
import { defaultThemeSpec } from './theme-spec.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const pairs = fc.sample(fc.tuple(hex, hex), { numRuns: 5000, seed: 20_26 });

/** The WCAG ratio by another implementation, within rounding. */
const oracle = (one: string, other: string) => Color.contrast(one, other, 'WCAG21') + 1e-3;

describe('5,000 random pairs of seeds', () => {
  it(
    'keep every pair of roles in light, dark and high contrast, by an independent measure [engine-05, engine-06]',
    { timeout: 240_000 },
    () => {
      for (const [index, [primary, ground]] of pairs.entries()) {
        const { palettes, contrast, conflicts } = deriveColours({
          ...defaultThemeSpec,
          seeds: { primary, accent: ground, ground, darkGround: ground },
        });
        expect(conflicts, `${primary} ${ground}`).toEqual([]);
        // The oracle is slow, so it checks all rows of some brands, and the tightest row of each mode of all brands.
        const rows = index % 250 === 0 ? contrast : tightest(contrast);
        for (const { mode, foreground, alternative, background, required } of rows) {
          const palette = palettes[mode];
          const ratio = Math.max(...[foreground, alternative ?? foreground].map((role) => oracle(palette[role], palette[background])));
          expect(ratio, `${primary} ${ground} ${mode} ${foreground} on ${background}`).toBeGreaterThanOrEqual(required);
        }
      }
    },
  );

  it('move a seed no further than two surfaces together require, by an independent measure [engine-06]', { timeout: 60_000 }, () => {
    for (const [colour, surface] of pairs) {
      const against = [surface, '#ffffff'];
      const solution = solveContrast({ colour, against, ratio: 4.5 });
      // A dark colour always stands out from white. With a mid-grey added, only the darkest remain, or none.
      if (!solution.satisfied) continue;
      for (const ground of against) expect(oracle(solution.colour, ground), `${colour} on ${against.join()}`).toBeGreaterThanOrEqual(4.5);
      const start = readColour(colour);
      const nearer = start.l + solution.shift - Math.sign(solution.shift) * 24 * lightnessStep;
      if (Math.abs(solution.shift) < 24 * lightnessStep || nearer < 0.08) continue;
      const worst = Math.min(...against.map((ground) => oracle(toHex({ ...start, l: nearer }), ground)));
      expect(worst, `${colour} on ${against.join()}`).toBeLessThan(4.5 + 2e-3);
    }
  });
});

function tightest<Row extends { mode: string; ratio: number; required: number }>(rows: readonly Row[]): Row[] {
  const groups = Map.groupBy(rows, (row) => row.mode);
  return [...groups.values()].map((group) =>
    group.reduce((one, other) => (other.ratio / other.required < one.ratio / one.required ? other : one)),
  );
}
