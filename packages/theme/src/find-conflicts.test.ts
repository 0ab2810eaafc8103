import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insistingOn } from './conflict-members.ts';
import { deriveColours } from './derive-colours.ts';
import { repairSeeds } from './repair-seeds.ts';
import { checkContrast } from './check-contrast.ts';
import { derivePalette } from './derive-palette.ts';
import type { ContrastConflict } from './find-conflicts.ts';
import { defaultThemeSpec, type ThemeSpec } from './theme-spec.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const seeds = fc.record(
  { primary: hex, accent: hex, second: hex, band: hex, ground: hex, darkGround: hex, money: hex },
  { requiredKeys: ['primary'] },
);
const level = fc.constantFrom('AA' as const, 'AAA' as const);
const colours = fc.record({ ink: hex, link: hex, surface: hex, action: hex, onAction: hex, accentSoft: hex }, { requiredKeys: [] });

function insisting(part: Partial<ThemeSpec>, of: 'AA' | 'AAA' = 'AA'): ThemeSpec {
  return { ...defaultThemeSpec, contrast: { level: of, onConflict: 'fail' }, ...part };
}

function staysBroken(spec: ThemeSpec, { mode, foreground }: ContrastConflict, members: ContrastConflict['members']): boolean {
  const { spec: rest, released } = insistingOn(spec, members);
  const { palette } = derivePalette(rest, mode, released);
  return checkContrast({ [mode]: palette }, spec.contrast.level).some((row) => !row.ok && row.foreground === foreground);
}

describe('conflicts', () => {
  it('names a seed that is unreadable on its own', () => {
    const { conflicts } = deriveColours(insisting({ seeds: { primary: '#1f5fd1', money: '#ffd200' }, modes: ['light'] }));
    expect(conflicts).toMatchObject([{ mode: 'light', foreground: 'money', backgrounds: ['ground', 'surface', 'raised', 'sunken'] }]);
    expect(conflicts[0]?.members).toEqual([{ kind: 'seed', seed: 'money' }]);
  });

  it('names two values that conflict', () => {
    const tokens = { colours: { light: { ink: '#777777', ground: '#888888' } }, measures: {} };
    const { conflicts } = deriveColours(insisting({ tokens, modes: ['light'] }));
    const ink = conflicts.find(({ mode, foreground }) => mode === 'light' && foreground === 'ink');
    expect(ink?.members).toContainEqual({ kind: 'token', role: 'ink', mode: 'light' });
  });

  it('gives a minimal set: it conflicts, and without any one member it does not [engine-07]', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(seeds, level, fc.record({ light: colours, dark: colours }, { requiredKeys: [] }), (given, of, tokens) => {
        const spec = insisting({ seeds: given, tokens: { colours: tokens, measures: {} } }, of);
        for (const conflict of deriveColours(spec).conflicts) {
          expect(conflict.members.length).toBeGreaterThan(0);
          expect(staysBroken(spec, conflict, conflict.members)).toBe(true);
          for (const member of conflict.members)
            expect(
              staysBroken(
                spec,
                conflict,
                conflict.members.filter((each) => each !== member),
              ),
            ).toBe(false);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('adapts derived colours to fixed tokens, so that one token alone breaks nothing', () => {
    fc.assert(
      fc.property(hex, (action) => {
        const { palettes, conflicts } = deriveColours({ ...defaultThemeSpec, tokens: { colours: { light: { action } }, measures: {} } });
        expect(palettes.light.action).toBe(action);
        expect(conflicts.filter(({ mode }) => mode === 'light')).toEqual([]);
      }),
    );
  });
});

describe('repairSeeds', () => {
  it('suggests nothing for a readable brand', () => {
    expect(repairSeeds(defaultThemeSpec)).toEqual([]);
  });

  it('suggests the nearest seed that keeps every pair', () => {
    const spec = insisting({ seeds: { primary: '#1f5fd1', money: '#ffd200' }, modes: ['light'] });
    const repairs = repairSeeds(spec);
    expect(repairs).toMatchObject([{ seed: 'money', from: '#ffd200' }]);
    const fixed = { ...spec, seeds: { ...spec.seeds, money: repairs?.[0]?.to ?? '' } };
    expect(deriveColours(fixed).conflicts).toEqual([]);
  });

  it('suggests nothing that does not fix the brand', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(seeds, level, (given, of) => {
        const spec = insisting({ seeds: given }, of);
        const repairs = repairSeeds(spec);
        if (repairs === null) return;
        const fixed = { ...spec, seeds: { ...spec.seeds, ...Object.fromEntries(repairs.map(({ seed, to }) => [seed, to])) } };
        expect(deriveColours(fixed).conflicts).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});
