import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContrast } from './check-contrast.ts';
import { contrastRatio, relativeLuminance } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { deriveColours } from './derive-colours.ts';
import { readColour } from './oklch.ts';
import { themeContract } from './theme-contract.ts';
import { defaultThemeSpec, type ThemeSpec } from './theme-spec.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const seeds = fc.record(
  { primary: hex, accent: hex, second: hex, neutral: hex, band: hex, ground: hex, darkGround: hex, money: hex },
  { requiredKeys: ['primary'] },
);
const contrast = fc.record({
  level: fc.constantFrom('AA' as const, 'AAA' as const),
  onConflict: fc.constantFrom('adjust' as const, 'fail' as const),
});
const spec = fc.record({ seeds, contrast }).map((part): ThemeSpec => ({ ...defaultThemeSpec, ...part }));
const roles = Object.keys(themeContract.color).sort();

function withPrimary(primary: string, more: Partial<ThemeSpec['seeds']> = {}): ThemeSpec {
  return { ...defaultThemeSpec, seeds: { primary, ...more } };
}

describe('deriveColours', () => {
  it('gives every role of the contract a colour in light mode [theme-01]', () => {
    const { light } = deriveColours(withPrimary('#ff6600')).palettes;
    expect(Object.keys(light).sort()).toEqual(roles);
    expect(relativeLuminance(light.ground)).toBeGreaterThan(0.7);
  });

  it('gives every role of the contract a colour in dark mode [theme-02]', () => {
    const { dark } = deriveColours(withPrimary('#ff6600')).palettes;
    expect(Object.keys(dark).sort()).toEqual(roles);
    expect(relativeLuminance(dark.ground)).toBeLessThan(0.06);
  });

  it('writes only hex, for any seeds', () => {
    fc.assert(
      fc.property(spec, (each) => {
        const { palettes } = deriveColours(each);
        for (const colour of Object.values(palettes).flatMap(Object.values)) expect(colour).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
      }),
    );
  });

  it.each(['AA', 'AAA'] as const)('keeps every promised pair at %s in every mode when seeds may move [engine-05]', (level) => {
    fc.assert(
      fc.property(seeds, (each) => {
        const { conflicts } = deriveColours({ ...defaultThemeSpec, seeds: each, contrast: { level, onConflict: 'adjust' } });
        expect(conflicts).toEqual([]);
      }),
    );
  });

  it('keeps every promised pair or reports it', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(spec, (each) => {
        const { palettes, conflicts } = deriveColours(each);
        const broken = checkContrast(palettes, each.contrast.level).filter((row) => !row.ok);
        const pairs = broken.map((row) => `${row.mode} ${row.foreground} ${row.background}`);
        const reported = conflicts.flatMap((one) => one.backgrounds.map((background) => `${one.mode} ${one.foreground} ${background}`));
        expect(reported.sort()).toEqual([...new Set(pairs)].sort());
      }),
    );
  });

  it('never fails a text on its own fill at AA, even when seeds are fixed', () => {
    const fills = new Set(contrastPairs.filter((pair) => pair.foreground.startsWith('on')).map((pair) => pair.foreground));
    fc.assert(
      fc.property(seeds, (each) => {
        const { conflicts } = deriveColours({ ...defaultThemeSpec, seeds: each, contrast: { level: 'AA', onConflict: 'fail' } });
        expect(conflicts.filter((one) => fills.has(one.foreground))).toEqual([]);
      }),
    );
  });

  it('checks only the modes offered by the brand', () => {
    const unreadable = { ...withPrimary('#ffd200', { money: '#ffd200' }), contrast: { level: 'AA', onConflict: 'fail' } } as const;
    expect(deriveColours(unreadable).conflicts).toMatchObject([{ mode: 'light', foreground: 'money', required: 4.5 }]);
    expect(deriveColours({ ...unreadable, modes: ['dark'] }).conflicts).toEqual([]);
  });

  it.each(['#ffab2d', '#ffd200', '#1f5fd1', '#b3261e', '#c8ff2e'])(
    'makes an action of %s under the pointer stand out from a light page and never pale, with its text readable in both modes',
    (primary) => {
      const { light, dark } = deriveColours(withPrimary(primary)).palettes;
      for (const { action, actionHover, actionActive, onAction } of [light, dark]) {
        expect(actionHover).not.toBe(action);
        expect(readColour(actionHover).c).toBeGreaterThanOrEqual(readColour(action).c * 0.9);
        expect(contrastRatio(onAction, actionHover)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(onAction, actionActive)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrastRatio(light.actionHover, light.ground)).toBeGreaterThan(contrastRatio(light.action, light.ground));
    },
  );

  it('keeps a readable primary exactly and reports no shift', () => {
    const { palettes, shifts } = deriveColours({ ...withPrimary('#1f5fd1'), modes: ['light'] });
    expect(palettes.light.action).toBe('#1f5fd1');
    expect(shifts).toEqual([]);
  });

  it('reports a seed that had to move, with both colours', () => {
    const { palettes, shifts } = deriveColours({ ...withPrimary('#ffffff'), modes: ['light'] });
    expect(shifts).toEqual([{ mode: 'light', seed: 'primary', role: 'action', from: '#ffffff', to: palettes.light.action }]);
  });

  it('makes panels lighter in both modes', () => {
    fc.assert(
      fc.property(seeds, (each) => {
        const { light, dark } = deriveColours({ ...defaultThemeSpec, seeds: each }).palettes;
        for (const { ground, raised, sunken } of [light, dark]) {
          expect(relativeLuminance(raised)).toBeGreaterThanOrEqual(relativeLuminance(ground));
          expect(relativeLuminance(sunken)).toBeLessThanOrEqual(relativeLuminance(ground));
        }
      }),
    );
  });

  it('tints paper with the hue of its ground and ink with the hue of its neutral', () => {
    const { light } = deriveColours(withPrimary('#ffb01f', { ground: '#fdf6ec', neutral: '#0d3b44' })).palettes;
    expect(readColour(light.sunken).h).toBeCloseTo(readColour('#fdf6ec').h, -1);
    expect(readColour(light.ink).h).toBeCloseTo(readColour('#0d3b44').h, -1);
  });

  it('keeps the surfaces in high contrast and moves the text on them [engine-05]', () => {
    fc.assert(
      fc.property(seeds, (each) => {
        const { palettes } = deriveColours({ ...defaultThemeSpec, seeds: each });
        for (const mode of ['light', 'dark'] as const) {
          const [normal, high] = [palettes[mode], palettes[`${mode}-high-contrast`]];
          for (const role of ['ground', 'surface', 'raised', 'sunken'] as const) {
            expect(high[role]).toBe(normal[role]);
            expect(contrastRatio(high.link, high[role])).toBeGreaterThanOrEqual(7);
            expect(contrastRatio(high.line, high[role])).toBeGreaterThanOrEqual(3);
            expect(contrastRatio(high.inkDisabled, high[role])).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('reports the source of every role and mode and what the solver did', () => {
    fc.assert(
      fc.property(spec, (each) => {
        const { palettes, derivations } = deriveColours(each);
        expect(derivations.length).toBe(roles.length * 4);
        for (const { role, mode, value, before, after, shift, why } of derivations) {
          expect(palettes[mode][role]).toBe(value);
          expect(after).toBe(value);
          expect(shift === 0).toBe(before === after || readColour(before).l === readColour(after).l);
          if (before !== after) expect(why).toMatch(/^solver: /);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('names the pair that moved a colour', () => {
    const { derivations } = deriveColours(withPrimary('#ffd200'));
    expect(derivations.find(({ role, mode }) => role === 'link' && mode === 'light')).toMatchObject({
      from: { kind: 'seed', name: 'primary' },
      why: 'solver: text on ground, surface, raised, sunken at least 4.5',
      before: '#ffd200',
    });
  });

  it('gives the same result twice', () => {
    fc.assert(
      fc.property(spec, (each) => {
        expect(deriveColours(each)).toEqual(deriveColours(structuredClone(each)));
      }),
      { numRuns: 20 },
    );
  });

  it('refuses a seed that is not a colour', () => {
    expect(() => deriveColours(withPrimary('sunny'))).toThrow(TypeError);
  });
});
