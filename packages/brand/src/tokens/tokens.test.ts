import { defaultThemeSpec, themeToCss, type ThemeSpec } from '@livery/theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandFile } from '../testing/brand-file.ts';
import { BrandFolder } from '../testing/brand-folder.ts';
import { editJson } from '../json/edit-json.ts';
import { toThemeSpec } from '../published/to-theme-spec.ts';
import { exportTokens } from './export-tokens.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const srgb = (red: number, green: number, blue: number) => ({ colorSpace: 'srgb', components: [red, green, blue] });
const colour = (value: unknown) => ({ $type: 'color', $value: value });
const sea = colour(srgb(0, 0.4, 0.8));
const theme = { seeds: { primary: '#1f5fd1' }, tokens: 'tokens.json' };

function folderWith(tokens: object | string, more: object = {}): BrandFolder {
  return new BrandFolder().writeBrands({
    'acme/brand.json': brandFile('acme', { theme: { ...theme, ...more } }),
    'acme/tokens.json': tokens,
  });
}

async function problemsOf(tokens: object | string, more: object = {}) {
  using folder = folderWith(tokens, more);
  const problems = await folder.problems();
  return problems.filter(({ rule }) => ['tokens', 'contrast', 'brand-file', 'schema-pattern'].includes(rule));
}

async function themeOf(tokens: object) {
  using folder = folderWith(tokens);
  const [report] = await folder.load();
  expect(report?.problems).toEqual([]);
  if (report?.brand === undefined || report.brand === null) throw new Error('The brand has errors.');
  return themeToCss(toThemeSpec(report.brand));
}

const modes = (contexts: object, sets: object = {}) => ({
  version: '2025.10',
  sets: { base: { sources: [sets] } },
  modifiers: { mode: { contexts, default: 'light' } },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/mode' }],
});

/** The structure of a Tokens Studio export: sets, the older form, and references without the name of their set. */
const studio = {
  global: {
    colors: { sea: { value: '#0066cc', type: 'color', description: 'Sea' } },
    veil: { value: '#00000080', type: 'color' },
    radius: { medium: { value: '6', type: 'borderRadius' } },
    leading: { body: { value: '150%', type: 'lineHeights' } },
    font: { text: { value: 'Inter', type: 'fontFamilies' } },
  },
  'brand/light': { color: { action: { value: '{colors.sea}', type: 'color' } } },
  'brand/dark': { color: { action: { value: '#99ccff', type: 'color' } } },
  $themes: [
    {
      id: '6f1d0c',
      name: 'Light',
      selectedTokenSets: { global: 'source', 'brand/light': 'enabled' },
      $figmaStyleReferences: {},
      group: 'Mode',
    },
  ],
  $metadata: { tokenSetOrder: ['global', 'brand/light', 'brand/dark'] },
};

describe('imported tokens', { timeout: 60_000 }, () => {
  it('override derived values, in every mode if the file defines no modes [engine-12]', async () => {
    const { css, palettes } = await themeOf({
      palette: { $type: 'color', sea: { $value: srgb(0, 0.4, 0.8) } },
      color: { action: { $type: 'color', $value: '{palette.sea}' } },
      radius: { medium: { $type: 'dimension', $value: { value: 5, unit: 'px' } } },
      motion: { easeOut: { $type: 'cubicBezier', $value: [0, 0, 0.5, 1] } },
    });
    expect([palettes.light.action, palettes.dark.action]).toEqual(['#0066cc', '#0066cc']);
    expect(palettes.light.onAction).toBe('#ffffff');
    expect(css).toContain('--radius-m:5px');
    expect(css).toContain('--ease-out:cubic-bezier(0,0,.5,1)');
  });

  it('apply to a single mode through the contexts of a resolver [engine-12]', async () => {
    const tokens = modes(
      { light: [{ color: { link: colour('{palette.sea}') } }], dark: [{ color: { link: colour(srgb(0.6, 0.8, 1)) } }] },
      {
        palette: { $type: 'color', sea: { $value: srgb(0, 0.2, 0.4) } },
        radius: { medium: { $type: 'dimension', $value: { value: 5, unit: 'px' } } },
      },
    );
    const { css, palettes, derivations } = await themeOf(tokens);
    expect(palettes.light.link).toBe('#003366');
    expect(palettes.dark.link).toBe('#99ccff');
    expect(css).toContain('--radius-m:5px');
    expect(derivations.find(({ role, mode }) => role === 'link' && mode === 'light')).toMatchObject({ from: { kind: 'token' } });
    expect(derivations.find(({ role, mode }) => role === 'ink' && mode === 'light')?.from.kind).not.toBe('token');
  });

  it('support the colour spaces of the format', async () => {
    for (const [space, components, shown] of [
      ['srgb', [1, 0.4, 0], '#ff6600'],
      ['hsl', [24, 100, 50], '#ff6600'],
      ['hwb', [24, 0, 0], '#ff6600'],
      ['srgb-linear', [1, 0.1329, 0], '#ff6600'],
      ['lab', [63.16, 57.05, 72.65], '#ff6600'],
      ['display-p3', [0.929, 0.4387, 0.1782], '#ff6600'],
      ['xyz-d65', [0.4599, 0.3077, 0.0352], '#ff6600'],
      ['oklch', [0.6958, 0.2043, 43.49], '#ff6600'],
      ['srgb', [0, 'none', 0], '#000000'],
    ] as const) {
      const { palettes } = await themeOf(modes({ light: [{ color: { action: colour({ colorSpace: space, components }) } }] }));
      for (const [index, start] of [1, 3, 5].entries()) {
        const channel = (text: string) => Number.parseInt(text.slice(start, start + 2), 16);
        expect(Math.abs(channel(palettes.light.action) - channel(shown)), `${space} ${index}`).toBeLessThanOrEqual(2);
      }
    }
  });

  it.each([
    ['the root of a group', { palette: { sea: { $root: sea, light: sea } } }, '{palette.sea.$root}', ['palette.sea.light']],
    ['a group that extends another', { base: { brand: sea }, spring: { $extends: '{base}' } }, '{spring.brand}', []],
    ['a pointer to a value', { palette: { sea } }, { $ref: '#/palette/sea/$value' }, []],
  ])('are read through %s', async (_, groups, action, unused) => {
    const tokens = { ...groups, color: { $type: 'color', action: { $value: action } } };
    using folder = folderWith(tokens);
    const [report] = await folder.load();
    expect(report?.problems.map(({ severity, pointer }) => [severity, pointer])).toEqual(
      unused.map((name) => ['warning', `/${name.replaceAll('.', '/')}`]),
    );
    expect(report?.brand?.tokens?.colours.light?.action).toBe('#0066cc');
  });

  it.each([
    ['a chain', { a: { x: { $type: 'color', $value: '{b.x}' } }, b: { x: { $type: 'color', $value: '{c.x}' } }, c: { x: sea } }, '{a.x}'],
    ['names with spaces and slashes', { 'Brand Colours': { 'Primary/500 – main': sea } }, '{Brand Colours.Primary/500 – main}'],
    [
      'the extensions that Figma writes',
      { Accent: { ...sea, $extensions: { 'com.figma.variableId': 'VariableID:1:2' } }, $extensions: { 'com.figma.modeName': 'Light' } },
      '{Accent}',
    ],
  ])('may contain %s without a warning', async (_, groups, action) => {
    const { palettes } = await themeOf({ ...groups, color: { action: { $type: 'color', $value: action } } });
    expect(palettes.light.action).toBe('#0066cc');
  });

  it('are read through a pointer to a token and through an engine group that extends another group', async () => {
    const pointed = await themeOf({ palette: { sea }, color: { $type: 'color', action: { $ref: '#/palette/sea' } } });
    expect(pointed.palettes.light.action).toBe('#0066cc');
    const extended = await themeOf({ house: { action: sea }, color: { $extends: '{house}' } });
    expect(extended.palettes.light.action).toBe('#0066cc');
    expect(await problemsOf({ house: { actoin: sea }, color: { $extends: '{house}' } })).toMatchObject([
      { message: 'The engine has no token "color.actoin".', pointer: '/color', hint: 'Did you mean "color.action"?' },
    ]);
  });

  it('use the hex value only for a colour that sRGB cannot show', async () => {
    const action = (colorSpace: string, components: number[], hex: string) =>
      themeOf(modes({ light: [{ color: { action: colour({ colorSpace, components, hex }) } }] }));
    expect((await action('display-p3', [1, 0, 0], '#FF0000')).palettes.light.action).toBe('#ff0000');
    expect((await action('rec2020', [1, 0, 0], '#ff0000')).palettes.light.action).toBe('#ff0000');
    expect((await action('srgb', [0, 0.4, 0.8], '#ff0000')).palettes.light.action).toBe('#0066cc');
  });

  it('report a wrong type, a wrong value and an unknown name with the position [engine-12]', async () => {
    const found = await problemsOf({
      color: { liink: colour(srgb(0, 0, 0)), ink: { $type: 'dimension', $value: { value: 1, unit: 'px' } } },
    });
    expect(found).toMatchObject([
      { rule: 'tokens', file: 'brands/acme/tokens.json', line: 3, column: 5, pointer: '/color/liink', hint: 'Did you mean "color.link"?' },
    ]);
    expect(found[0]?.frame).toContain('"liink"');
    const wrong = await problemsOf({
      color: {
        ink: { $type: 'dimension', $value: { value: 1, unit: 'px' } },
        link: colour(srgb(0, 0, 5e9)),
        action: colour({ ...srgb(0, 0, 0), alpha: 0.5 }),
      },
      radius: { medium: { $type: 'dimension', $value: '5px' }, small: { $value: { value: 5, unit: 'px' } } },
    });
    expect(wrong.map(({ pointer }) => pointer)).toEqual([
      '/color/ink',
      '/color/link/$value',
      '/color/action/$value',
      '/radius/medium/$value',
      '/radius/small',
    ]);
  });

  it('report unreadable colours at their position [engine-12, engine-07]', async () => {
    const found = await problemsOf(modes({ light: [{ color: { link: colour(srgb(0.9, 0.9, 0.9)) } }] }));
    expect(found[0]).toMatchObject({
      rule: 'contrast',
      file: 'brands/acme/tokens.json',
      pointer: '/modifiers/mode/contexts/light/0/color/link',
      line: expect.any(Number) as number,
    });
    expect(found[0]?.message).toMatch(/^In light mode link cannot be read on ground, surface/);
  });

  it.each([
    [
      'a reference to a missing token',
      { color: { link: colour('{palette.blu}') }, palette: { blue: colour(srgb(0, 0, 1)) } },
      '/color/link/$value',
      'Did you mean "palette.blue"?',
    ],
    ['a circle', { color: { link: colour('{color.ink}'), ink: colour('{color.link}') } }, '/color/link/$value', undefined],
    [
      'a pointer to a missing value',
      { color: { link: { $type: 'color', $ref: '#/palette/sea' } } },
      '/color/link/$ref',
      'Correct the pointer.',
    ],
    ['another file', { color: { link: { $ref: '../../../secret.json' } } }, '/color/link/$ref', undefined],
    ['no token', {}, '', undefined],
    ['groups without a token', { color: { action: {} } }, '', undefined],
    ['no token known to the engine', { light: { color: { action: colour(srgb(0, 0.4, 0.8)) } } }, '', undefined],
    [
      'a token of the older form',
      { color: { action: { type: 'color', value: '#0066cc' }, ink: colour(srgb(0, 0, 0)) } },
      '/color/action',
      'Write $value and $type in place of value and type: livery check --fix does it.',
    ],
    ['sets of Tokens Studio', { global: {}, $themes: [], $metadata: { tokenSetOrder: ['global'] } }, '/$themes', undefined],
    ['an unknown mode', modes({ light: [{}], drak: [{}] }), '/modifiers/mode/contexts/drak', 'Did you mean "dark"?'],
    ['a list', [], '', undefined],
    ['no JSON', '{', '', undefined],
  ])('refuse %s', async (_, tokens, pointer, hint) => {
    using folder = folderWith(tokens);
    const problems = await folder.problems();
    const first = problems.find(({ severity }) => severity === 'error');
    expect(first).toMatchObject({ severity: 'error', file: 'brands/acme/tokens.json', pointer, ...(hint === undefined ? {} : { hint }) });
  });

  it('are refused as a Tokens Studio export, naming its sets and reporting the older form once [engine-12]', async () => {
    const [form, sets, ...more] = await problemsOf(studio);
    expect(more).toEqual([]);
    expect(sets).toMatchObject({ pointer: '/$themes', message: expect.stringContaining('Tokens Studio') });
    expect(sets?.message).toMatch(/: global, brand\/light, brand\/dark\.$/);
    expect(form).toMatchObject({ pointer: '/global/colors/sea', message: expect.stringMatching(/^7 tokens are written in an older form/) });
  });

  it('are accepted once --fix has converted the older form and the set is at the top level [engine-12]', async () => {
    const text = JSON.stringify({ ...studio.global, ...studio['brand/light'] });
    const [form] = await problemsOf(text);
    const fixed = editJson(text, form?.fix?.edits ?? []);
    expect(JSON.parse(fixed)).toEqual({
      colors: { sea: { $value: { ...srgb(0, 0.4, 0.8), hex: '#0066cc' }, $type: 'color', description: 'Sea' } },
      veil: { $value: { ...srgb(0, 0, 0), alpha: 0.502, hex: '#000000' }, $type: 'color' },
      radius: { medium: { $value: { value: 6, unit: 'px' }, $type: 'dimension' } },
      leading: { body: { $value: 1.5, $type: 'number' } },
      font: { text: { $value: 'Inter', $type: 'fontFamily' } },
      color: { action: { $value: '{colors.sea}', $type: 'color' } },
    });
    expect((await problemsOf(fixed)).map(({ rule, severity, pointer }) => [rule, severity, pointer])).toEqual([
      ['tokens', 'warning', '/veil'],
    ]);
  });

  it('refuse a colour in the form of older drafts', async () => {
    const told = await problemsOf({ color: { link: colour('#0066cc'), scrim: colour('rgba(0, 0, 0, .5)') } });
    expect(told.map(({ pointer, fix }) => [pointer, fix?.title])).toEqual([
      ['/color/link/$value', 'color.link: #0066cc in the form of 2025.10'],
      ['/color/scrim/$value', undefined],
    ]);
  });

  it('must stay inside the folder of the brand', async () => {
    expect(await problemsOf({}, { tokens: '../other/tokens.json' })).toMatchObject([{ pointer: '/theme/tokens' }]);
    using folder = new BrandFolder().writeBrands({
      'acme/brand.json': brandFile('acme', { theme: { ...theme, tokens: 'inner/tokens.json' } }),
    });
    folder.writeBrands({ 'other/tokens.json': {}, 'acme/inner': { link: '../other' } });
    expect((await folder.problems()).find(({ rule }) => rule === 'tokens')?.message).toContain('leads out of the brand');
  });

  it('are inherited from a parent, whose folder contains the file', async () => {
    using folder = new BrandFolder().writeBrands({
      '_base/brand.json': { schemaVersion: 2, theme: { tokens: 'tokens.json' } },
      '_base/tokens.json': { radius: { medium: { $type: 'dimension', $value: { value: 7, unit: 'px' } } } },
      'acme/brand.json': brandFile('acme', { extends: '_base' }),
    });
    const [report] = await folder.load({ codes: ['acme'] });
    expect(report?.brand?.tokens?.measures).toEqual({ 'radius-m': '7px' });
  });

  it('never crash the check, whatever the file contains', { timeout: 60_000 }, async () => {
    const words = fc.constantFrom(
      'color',
      'link',
      '$value',
      '$type',
      'sets',
      'resolutionOrder',
      'modifiers',
      'contexts',
      'light',
      '$ref',
      '$extends',
    );
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('color', '{color.link}', '#/color', 1, null, true),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(words, tie('value'), { maxKeys: 4 }),
      ),
    })).value;
    await fc.assert(
      fc.asyncProperty(json, async (tokens) => {
        for (const { rule, message, line } of await problemsOf(JSON.stringify(tokens))) {
          expect(message).not.toBe('');
          expect(line, rule).toBeGreaterThan(0);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('exported tokens', () => {
  const specs = fc
    .record({
      seeds: fc.record({ primary: hex, accent: hex, second: hex, band: hex, ground: hex, money: hex }, { requiredKeys: ['primary'] }),
      shape: fc.record({
        radius: fc.constantFrom('sharp' as const, 'soft' as const, 'round' as const),
        border: fc.constantFrom('hairline' as const, 'regular' as const, 'bold' as const),
        elevation: fc.constantFrom('flat' as const, 'soft' as const, 'lifted' as const),
      }),
      density: fc.constantFrom('compact' as const, 'regular' as const, 'airy' as const),
      type: fc.record({ ratio: fc.constantFrom(1.2, 1.25, 1.333), base: fc.constantFrom(15, 16, 18) }),
    })
    .map((part): ThemeSpec => ({ ...defaultThemeSpec, ...part }));

  it('give the same stylesheet when read back [engine-12]', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(specs, async (spec) => {
        const { seeds, shape, density, type } = spec;
        using folder = folderWith(exportTokens('Acme', spec, null), { seeds, shape, density, type });
        const [report] = await folder.load();
        expect(report?.problems).toEqual([]);
        if (report?.brand === undefined || report.brand === null) throw new Error('The brand has errors.');
        expect(report.brand.tokens?.colours.dark?.link).toBe(themeToCss(spec).palettes.dark.link);
        expect(themeToCss(toThemeSpec(report.brand)).css).toBe(themeToCss(toThemeSpec({ ...report.brand, tokens: null })).css);
      }),
      { numRuns: 12 },
    );
  });

  it('carry a look over to a brand with other seeds', async () => {
    const spec: ThemeSpec = {
      ...defaultThemeSpec,
      seeds: { primary: '#aa3300' },
      shape: { radius: 'round', border: 'bold', elevation: 'flat' },
    };
    const { palettes, css } = await themeOf(exportTokens('Other', spec, null));
    expect(palettes).toEqual(themeToCss(spec).palettes);
    expect(css).toContain('--radius-m:18px');
    expect(css).toContain('--elevation-low:none');
  });

  it('are files of the format, for one mode or all', () => {
    const one = exportTokens('Acme', defaultThemeSpec, 'dark');
    expect(one).toMatchObject({
      $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
      color: {
        ground: {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [expect.any(Number), expect.any(Number), expect.any(Number)] },
        },
      },
      space: { 1: { $type: 'dimension', $value: { value: 0.25, unit: 'rem' } } },
    });
    const all = exportTokens('Acme', { ...defaultThemeSpec, modes: ['dark'] }, null);
    expect(all).toMatchObject({ version: '2025.10', modifiers: { mode: { default: 'dark' } } });
    expect(Object.keys((all['modifiers'] as { mode: { contexts: object } }).mode.contexts)).toEqual(['dark', 'dark-high-contrast']);
  });
});
