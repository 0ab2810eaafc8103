import { globSync } from 'node:fs';
import path from 'node:path';
import { setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { contrastPairs, themeContract, type ColourRole } from '@livery/theme';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';

interface Declarations {
  [property: string]: unknown;
}

/** The declarations of a class or selector, and those of its conditions. */
interface StyleRule {
  file: string;
  /** The rule itself, then the rule under each of its conditions. */
  layers: Declarations[];
}

const rules: StyleRule[] = [];
let file = '';

/** Evaluates every stylesheet as the build does, but keeps the rules instead of writing CSS. */
beforeAll(async () => {
  setAdapter({
    appendCss(css) {
      if (css.type === 'local' || css.type === 'global') rules.push({ file, layers: layersOf(css.rule as Declarations) });
    },
    registerClassName() {},
    registerComposition() {},
    markCompositionUsed() {},
    onEndFileScope() {},
    getIdentOption: () => 'debug',
  });
  const files = globSync('packages/{ui,portal,desk}/src/**/*.css.ts', { cwd: root }).toSorted();
  for (const each of files) {
    setFileScope(each);
    file = each.replaceAll('\\', '/');
    await import(path.join(root, each));
  }
});

const conditions = ['selectors', '@media', '@supports', '@container', '@layer', '@starting-style'];

function layersOf(rule: Declarations, below: Declarations = {}): Declarations[] {
  const own = { ...below, ...Object.fromEntries(Object.entries(rule).filter(([key]) => !isCondition(key))) };
  const nested = Object.entries(rule).flatMap(([key, value]) => {
    if (!isCondition(key) || typeof value !== 'object' || value === null) return [];
    if (key === '@starting-style') return [];
    const blocks = conditions.includes(key) ? Object.entries(value) : [[key, value] as const];
    return blocks.flatMap(([name, block]) =>
      /::|forced-colors/.test(name) ? layersOf(block as Declarations) : layersOf(block as Declarations, own),
    );
  });
  return [own, ...nested];
}

function isCondition(key: string): boolean {
  return conditions.includes(key) || key.startsWith(':');
}

const roleByName = new Map(Object.entries(themeContract.color).map(([role, name]) => [`var(--${name})`, role as ColourRole]));

function roleOf(value: unknown): ColourRole | undefined {
  return typeof value === 'string' ? roleByName.get(value) : undefined;
}

const promised = new Set(
  contrastPairs.flatMap(({ foreground, background }) => [`${foreground} ${background}`, `${background} ${foreground}`]),
);
const surfaces: readonly ColourRole[] = ['ground', 'surface', 'raised', 'sunken'];

/** Drawings that repeat the text beside them. */
const drawings = [
  'packages/portal/src/app/pages/ClosedPage.css.ts: band',
  'packages/portal/src/app/pages/NotFoundPage.css.ts: action',
  'packages/portal/src/app/shell/Footer/Footer.css.ts: band',
  'packages/ui/src/EmptyState/EmptyState.css.ts: accent',
];

/** Pictures, tracks and a grid whose old content waits for the new one. */
const faded = ['GamePicture', 'GameGrid', 'Spinner'];

function layersWithFile(): { of: string; layer: Declarations }[] {
  return rules.flatMap(({ file: of, layers }) => layers.map((layer) => ({ of, layer })));
}

describe('colours in stylesheets', () => {
  it('are found in every stylesheet', () => {
    expect(new Set(rules.map((rule) => rule.file)).size).toBeGreaterThan(50);
  });

  it('appear only on backgrounds in the contrast table [engine-05]', () => {
    const broken = layersWithFile().flatMap(({ of, layer }) => {
      const colour = roleOf(layer['color']);
      const own = roleOf(layer['background']) ?? roleOf(layer['backgroundColor']);
      // A disabled label need not be readable, because the reason is shown beside it.
      if (colour === undefined || colour === 'inkDisabled' || drawings.includes(`${of}: ${colour}`)) return [];
      // A text without its own background can lie on any surface. A text named after a fill lies on that fill.
      const grounds = own !== undefined ? [own] : colour.startsWith('on') ? [] : surfaces;
      return grounds.filter((ground) => !promised.has(`${colour} ${ground}`)).map((ground) => `${of}: ${colour} on ${ground}`);
    });
    expect([...new Set(broken)]).toEqual([]);
  });

  it('never appear on a scrim over a picture', () => {
    const veiled = layersWithFile().filter(
      ({ layer }) => 'color' in layer && typeof layer['background'] === 'string' && /color-mix\(.*transparent/.test(layer['background']),
    );
    expect(veiled.map(({ of }) => of)).toEqual([]);
  });

  it('are not faded by opacity on text', () => {
    const fading = layersWithFile().filter(
      ({ layer }) => typeof layer['opacity'] === 'number' && layer['opacity'] > 0 && layer['opacity'] < 1,
    );
    expect(fading.map(({ of }) => of).filter((of) => !faded.some((name) => of.endsWith(`/${name}.css.ts`)))).toEqual([]);
  });
});
