import { describe, expect, it } from 'vitest';
import { themeContract } from './theme-contract.ts';
import { defaultThemeSpec, type ThemeSpec } from './theme-spec.ts';
import { themeToCss } from './theme-to-css.ts';

const brand: ThemeSpec = {
  ...defaultThemeSpec,
  seeds: { primary: '#ffb01f', accent: '#ff6f59', neutral: '#0d3b44', ground: '#fdf6ec' },
  fonts: {
    display: {
      family: 'Some Display',
      fallback: 'sans-serif',
      weight: '200 800',
      displayWeight: 900,
      case: 'uppercase',
      spacing: '-0.01em',
    },
    text: { family: 'Some Text', fallback: 'sans-serif', weight: '400' },
  },
};

const query = '@media (prefers-contrast:more){';
const normalOf = (css: string) => css.slice(0, css.indexOf(query));
const highContrastOf = (css: string) => css.slice(css.indexOf(query) + query.length, -1);
const rulesOf = (css: string) =>
  new Map([...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector, body]) => [selector ?? '', body ?? '']));
const namesOf = (body: string) => [...body.matchAll(/--([\w-]+):/g)].map(([, name]) => name ?? '');
const measure = (css: string, name: string) => new RegExp(`--${name}:([^;}]*)`).exec(css)?.[1];

describe('themeToCss', () => {
  it('gives every leaf of the contract one value, and colours in each mode', () => {
    const rules = rulesOf(normalOf(themeToCss(brand).css));
    const { color, ...measures } = themeContract;
    expect(namesOf(rules.get(':root') ?? '')).toEqual(
      Object.values(measures)
        .flatMap((group) => Object.values(group))
        .sort(),
    );
    expect(namesOf(rules.get(':root,[data-theme=light]') ?? '')).toEqual(Object.values(color).sort());
    expect(namesOf(rules.get('[data-theme=dark]') ?? '')).toEqual(Object.values(color).sort());
  });

  it('makes the first mode the default and omits a mode that is not offered', () => {
    expect([...rulesOf(normalOf(themeToCss({ ...brand, modes: ['dark', 'light'] }).css)).keys()]).toEqual([
      ':root',
      ':root,[data-theme=dark]',
      '[data-theme=light]',
    ]);
    expect(themeToCss({ ...brand, modes: ['light'] }).css).not.toContain('dark');
  });

  it('is small enough to be inlined in every page', () => {
    expect(themeToCss(brand).css.length).toBeLessThan(3700);
  });

  it('gives the same bytes for the same brand', () => {
    expect(themeToCss(structuredClone(brand)).css).toBe(themeToCss(brand).css);
  });

  it('certifies every pair of the offered modes', () => {
    const { contrast, conflicts } = themeToCss(brand);
    expect(conflicts).toEqual([]);
    expect(contrast.every((row) => row.ok)).toBe(true);
    expect(new Set(contrast.map((row) => row.mode))).toEqual(new Set(['light', 'dark', 'light-high-contrast', 'dark-high-contrast']));
  });

  it('writes only the differences for high contrast, for the offered modes', () => {
    const { css, palettes } = themeToCss({ ...brand, modes: ['dark', 'light'] });
    const rules = rulesOf(highContrastOf(css));
    expect([...rules.keys()]).toEqual(['[data-theme=dark]', '[data-theme=light]']);
    const names = namesOf(rules.get('[data-theme=light]') ?? '');
    expect(names).toContain('link');
    expect(names).not.toContain('ground');
    expect(measure(rules.get('[data-theme=light]') ?? '', 'link')).toBe(palettes['light-high-contrast'].link);
    expect(highContrastOf(themeToCss({ ...brand, modes: ['light'] }).css)).not.toContain('dark');
  });

  it('uses the measures of tokens instead of its own', () => {
    const { css } = themeToCss({ ...brand, tokens: { colours: {}, measures: { 'radius-m': '5px' } } });
    expect(measure(css, 'radius-m')).toBe('5px');
    expect(measure(css, 'radius-l')).toBe(measure(themeToCss(brand).css, 'radius-l'));
  });

  it('never lets controls fall below 44 px', () => {
    for (const density of ['compact', 'regular', 'airy'] as const) {
      const height = Number.parseFloat(measure(themeToCss({ ...brand, density }).css, 'control-height') ?? '');
      expect(height * 16).toBeGreaterThanOrEqual(44);
    }
  });

  it('scales type by the ratio of the brand', () => {
    const { css } = themeToCss({ ...brand, type: { ratio: 1.2, base: 15 } });
    expect(Number.parseFloat(measure(css, 'size-3') ?? '') / Number.parseFloat(measure(css, 'size-2') ?? '')).toBeCloseTo(1.2, 3);
  });

  it('requests no weight that a font does not have', () => {
    const { css } = themeToCss(brand);
    expect(measure(css, 'font-display-weight')).toBe('800');
    expect(measure(css, 'weight-bold')).toBe('400');
  });

  it('names the fallback with the metrics of the font', () => {
    expect(measure(themeToCss(brand).css, 'font-text')).toBe('"Some Text","Some Text Fallback",sans-serif');
  });

  it.each(['x;}</style>', 'a"b', 'url(x)'])('refuses a font value that could end its declaration: %s', (family) => {
    expect(() => themeToCss({ ...brand, fonts: { ...brand.fonts, text: { ...brand.fonts.text, family } } })).toThrow(TypeError);
  });
});
