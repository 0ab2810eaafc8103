import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContrast } from './check-contrast.ts';
import type { ColourRole, Palette } from './palette.ts';
import { themeContract } from './theme-contract.ts';
import { highContrastOf } from './theme-modes.ts';
import { type Mode } from './theme-modes.ts';
import { defaultThemeSpec, type ThemeSpec } from './theme-spec.ts';
import { themeToCss } from './theme-to-css.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const specs = fc
  .record({
    seeds: fc.record(
      { primary: hex, accent: hex, second: hex, neutral: hex, band: hex, ground: hex, darkGround: hex, money: hex },
      { requiredKeys: ['primary'] },
    ),
    modes: fc.constantFrom<Mode[]>(['light', 'dark'], ['dark', 'light'], ['light'], ['dark']),
    level: fc.constantFrom('AA' as const, 'AAA' as const),
  })
  .map(({ level, ...part }): ThemeSpec => ({ ...defaultThemeSpec, ...part, contrast: { level, onConflict: 'adjust' } }));

interface Viewer {
  /** The root's `data-theme`. Null before it is set. */
  mode: Mode | null;
  wantsContrast: boolean;
}

const block = /@media \(prefers-contrast:more\)\{((?:[^{}]*\{[^{}]*\})*)\}|([^{}]+)\{([^{}]*)\}/g;
const rule = /([^{}]+)\{([^{}]*)\}/g;

/** The computed value on the root. All selectors of a theme have the same specificity, so the last match wins. */
function computed(css: string, { mode, wantsContrast }: Viewer): Map<string, string> {
  const matches = (selector: string) => {
    const [, named] = /^\[data-theme=(light|dark)\]$/.exec(selector) ?? [];
    if (named === undefined && selector !== ':root') throw new Error(`The cascade does not know ${selector}.`);
    return selector === ':root' || named === mode;
  };
  const applied = [...css.matchAll(block)].flatMap(([, media, selectors = '', body = '']) =>
    media === undefined ? [[selectors, body]] : wantsContrast ? [...media.matchAll(rule)].map(([, ...parts]) => parts) : [],
  );
  return new Map(
    applied.flatMap(([selectors = '', body = '']) =>
      selectors.split(',').some(matches) ? body.split(';').map((each) => each.split(/:(.*)/).slice(0, 2) as [string, string]) : [],
    ),
  );
}

function paletteIn(values: ReadonlyMap<string, string>): Palette {
  const roles = Object.entries(themeContract.color) as [ColourRole, string][];
  const long = (value = '') => value.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
  return Object.fromEntries(roles.map(([role, name]) => [role, long(values.get(`--${name}`))])) as Palette;
}

describe('the root of a page', () => {
  it('has the colours that the certificate promises, in each mode and its high contrast [engine-05]', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const { css, palettes, contrast } = themeToCss(spec);
        for (const mode of spec.modes)
          for (const wantsContrast of [false, true]) {
            const values = computed(css, { mode, wantsContrast });
            const shown = paletteIn(values);
            const promised = wantsContrast ? highContrastOf(mode) : mode;
            expect(shown, promised).toEqual(palettes[promised]);
            expect(values.get('color-scheme')).toBe(mode);
            expect(checkContrast({ [promised]: shown }, spec.contrast.level)).toEqual(contrast.filter((row) => row.mode === promised));
          }
      }),
      { numRuns: 200 },
    );
  });

  it('has those of the default mode if none was chosen', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const { css, palettes } = themeToCss(spec);
        const [mode = 'light'] = spec.modes;
        expect(paletteIn(computed(css, { mode: null, wantsContrast: false }))).toEqual(palettes[mode]);
      }),
      { numRuns: 20 },
    );
  });
});
