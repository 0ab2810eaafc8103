import { describe, expect, it } from 'vitest';
import { makeCatalogue } from '#modules/catalogue/release/catalogue.seed.ts';
import { looksOf } from '#modules/catalogue/release/looks.seed.ts';
import { drawAvatar } from '@livery/art/avatar';
import { drawBanner } from '@livery/art/banner';
import { drawCover } from '@livery/art/cover';
import { familyNames } from '@livery/art/families/registry';
import { palettes } from '@livery/art/palettes';
import { drawVendorMark } from '@livery/art/vendor-mark';

const TITLES = [
  'Lantern Market',
  'Deep Reef',
  'Golden Temple',
  'Mega Wheel 777',
  'A Very Long Title Of The Sea King',
  'Fúria do Dragão',
  '幸运',
  '',
];
const CROPS = ['portrait', 'square'] as const;

/** Well-formed XML: balanced tags and quoted attributes. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)(\w+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/g,
    (found: string, closing: string, tag: string, _: string, selfClosing: string) => {
      if (closing) return open.pop() === tag ? '' : found;
      if (!selfClosing) open.push(tag);
      return '';
    },
  );
  expect(rest + open.join()).toBe('');
}

function expectSelfContained(svg: string): void {
  expect(svg).not.toMatch(/<(script|foreignObject|image|text|style|filter|animate)/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  expect(svg.match(/(href|src)="(?!#)/)).toBeNull();
}

describe('drawCover', () => {
  it.each(familyNames)('keeps every %s cover within 6 kB, well formed and self-contained', (family) => {
    for (let seed = 0; seed < 80; seed++) {
      for (const crop of CROPS) {
        const { svg } = drawCover({ seed, family, palette: seed, title: TITLES[seed % TITLES.length] ?? '', crop });
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6000);
        expectWellFormed(svg);
        expectSelfContained(svg);
      }
    }
  });

  it('draws the same bytes for the same options', () => {
    const options = { seed: 'g-17', family: 'reels', palette: 3, title: 'Deep Reef', crop: 'portrait' } as const;
    expect(drawCover(options)).toEqual(drawCover(options));
  });

  it('draws a different picture for a different seed', () => {
    const of = (seed: number): string =>
      drawCover({ seed, family: 'space', palette: 3, title: '', crop: 'portrait' }).svg.replace(/c[a-z0-9]+/g, '');
    expect(of(1)).not.toBe(of(2));
  });

  it('never reuses an id across many covers, so that they can share a page', () => {
    const seen = new Set<string>();
    for (const family of familyNames) {
      for (const crop of CROPS) {
        const { svg } = drawCover({ seed: 7, family, palette: 1, title: 'Comet Run', crop });
        for (const [, id] of svg.matchAll(/ id="([^"]+)"/g)) {
          expect(seen.has(id ?? '')).toBe(false);
          seen.add(id ?? '');
        }
      }
    }
  });

  it('renders accented Latin letters, and leaves out a title it cannot draw', () => {
    const cover = (title: string) => drawCover({ seed: 1, family: 'temple', palette: 0, title, crop: 'portrait' });
    expect(cover('Fúria do Dragão').lettered).toBe(true);
    expect(cover('Złoty Smok').lettered).toBe(true);
    expect(cover('幸运').lettered).toBe(false);
    expect(cover('幸运').svg).toContain('<svg');
  });

  it('fits a title of 33 characters in every family and crop', () => {
    for (const family of familyNames) {
      for (const crop of CROPS) {
        for (let seed = 0; seed < 6; seed++) {
          expect(drawCover({ seed, family, palette: seed, title: 'A Very Long Title Of The Sea King', crop }).lettered).toBe(true);
        }
      }
    }
  });

  it('fits every long name of the catalogue, in each language and crop', () => {
    const games = makeCatalogue();
    const looks = looksOf(games);
    const bare = games.flatMap(({ nodeId, names }) => {
      const look = looks.get(nodeId);
      const long = Object.values(names).filter((name) => name.length > 24);
      if (look === undefined) return [];
      return long.filter((title) => !CROPS.every((crop) => drawCover({ seed: nodeId, ...look, title, crop }).lettered));
    });
    expect(bare).toEqual([]);
  });

  it('shows 3:4 and 1:1 windows of one drawing', () => {
    const view = (crop: 'portrait' | 'square') => drawCover({ seed: 1, family: 'dice', palette: 0, title: 'Dice', crop }).svg;
    expect(view('portrait')).toContain('viewBox="0 0 300 400"');
    expect(view('square')).toContain('viewBox="0 20 300 300"');
  });
});

describe('the rest of the kit', () => {
  it.each(familyNames)('keeps a %s banner within 8 kB, with or without a headline', (family) => {
    for (let seed = 0; seed < 40; seed++) {
      const svg = drawBanner({ seed, family, palette: seed, ...(seed % 2 ? { headline: 'Welcome Night' } : {}) });
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(8000);
      expectWellFormed(svg);
      expectSelfContained(svg);
    }
  });

  it('draws a vendor mark in one ink for any name', () => {
    for (const [code, name] of [
      ['PG', 'Pocket Garden'],
      ['CQ9', 'CQ9'],
      ['BGS', 'Board Game Studio'],
      ['<&>', '"<&>"'],
      ['幸', '幸运'],
    ] as const) {
      for (const tone of ['dark', 'light'] as const) {
        const svg = drawVendorMark({ code, name, tone });
        expectWellFormed(svg);
        expectSelfContained(svg);
        expect(svg).toContain(tone === 'dark' ? '#15191c' : '#fff');
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6000);
      }
    }
  });

  it('draws small round avatars that differ', () => {
    const avatars = Array.from({ length: 40 }, (_, seed) => drawAvatar({ seed }));
    for (const svg of avatars) {
      expectWellFormed(svg);
      expectSelfContained(svg);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(2000);
    }
    expect(new Set(avatars).size).toBe(40);
  });

  it('has at least ten palettes of distinct colours', () => {
    expect(palettes.length).toBeGreaterThanOrEqual(10);
    for (const { name: _, ...colours } of palettes) expect(new Set(Object.values(colours)).size).toBe(7);
  });
});
