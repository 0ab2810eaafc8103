import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectFont, loadBrands } from '@livery/brand';
import { create } from 'fontkitten';
import postcss from 'postcss';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { ScratchFolder } from '@livery/brand/testing/scratch-folder';
import { PortalFolder } from '../testing/portal-folder.ts';
import { prepareBrand, readAssets } from '../material/brand-material.ts';
import { finishAssets } from '../stamp/finish-assets.ts';
import { cutFont } from './cut-font.ts';
import { fontFaces } from './font-faces.ts';
import { glyphsOf } from './font-glyphs.ts';

const repository = join(import.meta.dirname, '../../../..');
/** The first variable font of the available brands. */
const [path = ''] = globSync('brands/*/assets/fonts/*.woff2', { cwd: repository })
  .sort()
  .filter((file) => inspectFont(readFileSync(join(repository, file)))?.axes['wght']);
const font = readFileSync(join(repository, path));
const axis = inspectFont(font)?.axes['wght'] ?? { min: 0, max: 0 };

const charactersOf = (content: Buffer): number[] => {
  const face = create(content);
  // The last code of a character map is not a character.
  return 'characterSet' in face ? face.characterSet.filter((code) => code !== 0xffff).toSorted((one, other) => one - other) : [];
};

describe('a font of a brand', () => {
  it('is cut down to the glyphs in use [engine-11]', async () => {
    const cut = await cutFont(font, 'Livery', axis);
    expect(String.fromCodePoint(...charactersOf(cut))).toBe('Leirvy');
    expect(cut.length).toBeLessThan(font.length / 3);
    expect(inspectFont(cut)?.axes['wght']).toEqual(axis);
    expect(await cutFont(font, 'Livery', axis)).toEqual(cut);
  });

  it('is cut down to the weights in use [engine-11]', async () => {
    const cut = await cutFont(font, 'Livery', { min: axis.min, max: axis.min + 100 });
    expect(inspectFont(cut)?.axes['wght']).toEqual({ min: axis.min, max: axis.min + 100 });
  });

  it('keeps only the weight that headings use [engine-11]', async () => {
    using folder = new PortalFolder();
    folder.write({ 'brands/alfa/assets/own.woff2': font });
    const face = { family: 'Own', file: 'assets/own.woff2', license: 'LicenseRef-Own', weight: `${axis.min} ${axis.max}` };
    const bold = axis.max - 1;
    folder.writeBrand('alfa', { theme: { seeds: { primary: 'teal' }, fonts: { display: { ...face, displayWeight: bold } } } });
    const [report] = await loadBrands({ root: folder.root });
    if (!report?.brand) throw new Error(JSON.stringify(report?.problems));
    const cacheDir = join(folder.root, '.livery');
    const assets = await finishAssets(report.brand, { assets: readAssets(report.brand), texts: {}, cacheDir });
    const own = assets.find(({ file }) => file.endsWith('own.woff2'))?.content ?? Buffer.alloc(0);
    const { themeStyle } = await prepareBrand(report.brand, assets, cacheDir);
    expect(inspectFont(own)?.axes).toEqual({});
    expect(own.length).toBeLessThan(font.length * 0.7);
    expect(themeStyle).toMatch(new RegExp(`@font-face\\{font-family:"Own";[^}]*font-weight:${bold};`));
    expect(themeStyle.match(/local\("[^"]*"\)/g)).toEqual(['local("Arial Bold")']);
  });

  it('keeps the glyphs of the brand’s own texts and name, and no others [engine-11]', async () => {
    using folder = new PortalFolder();
    // Almost only letters that no page in its languages needs.
    folder.write({ 'brands/alfa/assets/own.woff2': await cutFont(font, 'Aœ™', axis) });
    const face = { family: 'Own', file: 'assets/own.woff2', license: 'LicenseRef-Own', weight: `${axis.min} ${axis.max}` };
    const cutFor = async (name: string, text: string) => {
      folder.writeBrand('alfa', { identity: { name }, theme: { seeds: { primary: 'teal' }, fonts: { text: face } } });
      const [report] = await loadBrands({ root: folder.root });
      if (!report?.brand) throw new Error(JSON.stringify(report?.problems));
      const texts = { pt: new Map([['home.hero.title', text]]) };
      const assets = await finishAssets(report.brand, { assets: readAssets(report.brand), texts, cacheDir: join(folder.root, '.livery') });
      const own = assets.find(({ file }) => file.endsWith('own.woff2'))?.content ?? Buffer.alloc(0);
      return String.fromCodePoint(...charactersOf(own)).replaceAll(/[^™œ]/g, '');
    };
    expect([await cutFor('Alfa', 'Sorte'), await cutFor('Alfa', 'Sorte™'), await cutFor('Cœur', 'Sorte')]).toEqual(['', '™', 'œ']);
  });

  it('never grows, and stays unchanged if it is already cut down', async () => {
    const all = String.fromCodePoint(...charactersOf(font));
    expect(await cutFont(font, all, axis)).toBe(font);
    expect(await cutFont(font, all.slice(0, all.length - 5), { min: 1, max: 1000 })).toBe(font);
  });

  it('gets a fallback with matching metrics, so that nothing shifts when the font arrives [engine-11]', async () => {
    using cache = new ScratchFolder();
    const faces = await fontFaces(
      'acme',
      { file: path, family: 'Acme', fallback: 'serif', weights: { min: 400, max: 700 }, stretch: null, url: '/acme.woff2', content: font },
      cache.root,
    );
    expect(faces).toContain('@font-face{font-family:"Acme";src:url("/acme.woff2")format("woff2");font-weight:400 700;font-display:swap}');
    const standIns = faces.split('@font-face').filter((face) => face.includes('"Acme Fallback"'));
    expect(standIns.map((face) => /local\("([^"]*)"\)/.exec(face)?.[1])).toEqual(['Times New Roman', 'Times New Roman Bold']);
    const { ascent, descent, lineGap, unitsPerEm } = create(font) as unknown as Record<
      'ascent' | 'descent' | 'lineGap' | 'unitsPerEm',
      number
    >;
    for (const face of standIns) {
      const percent = (name: string): number => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]);
      const scale = percent('size-adjust') / 100;
      expect(scale).toBeGreaterThan(0.8);
      expect(scale).toBeLessThan(1.5);
      // Lines are as high as in the font itself, at every size of the fallback.
      const line = (percent('ascent-override') + percent('descent-override') + percent('line-gap-override')) * scale;
      expect(line).toBeCloseTo(((ascent - descent + lineGap) / unitsPerEm) * 100, 0);
    }
  });
});

it('does not claim a bold weight that a single-weight file lacks', async () => {
  using cache = new ScratchFolder();
  const content = await subsetFont(font, 'Abc', { targetFormat: 'woff2', variationAxes: { wght: 500 } });
  expect(inspectFont(content)).toMatchObject({ weight: 500, axes: {} });
  const face = {
    file: path,
    family: 'Acme',
    fallback: 'serif',
    weights: { min: 400, max: 700 },
    stretch: null,
    url: '/x',
    content,
  } as const;
  const faces = await fontFaces('acme', face, cache.root);
  expect(faces).toContain('format("woff2");font-weight:500;');
});

it('writes font names and URLs as strings, whatever they contain [engine-14]', async () => {
  using cache = new ScratchFolder();
  const [family, url] = ['A"c\\me</style>', '/x");}*{display:none}@font-face{src:url(y.woff2'];
  const face = { file: path, family, fallback: 'serif', weights: { min: 400, max: 400 }, stretch: null, url, content: font } as const;
  const faces = await fontFaces('acme', face, cache.root);
  expect(postcss.parse(faces).nodes.map((node) => (node.type === 'atrule' ? node.name : node.type))).toEqual(Array(2).fill('font-face'));
  expect(faces).not.toContain('</style');
  expect(faces).toContain(String.raw`font-family:"A\22 c\5c me\3c /style>"`);
});

describe('the glyphs of a brand', () => {
  it('cover its languages, its texts and what every site writes [engine-11]', () => {
    const portuguese = glyphsOf(['pt', 'en'], ['Olá ☀']);
    for (const letter of 'Azç0€₿“…–☀') expect(portuguese).toContain(letter);
    for (const letter of 'łЖαあ') expect(portuguese).not.toContain(letter);
    expect(glyphsOf(['pl'], [])).toContain('ł');
    expect(glyphsOf(['ru'], [])).toContain('Ж');
    expect(glyphsOf(['el'], [])).toContain('α');
    expect(glyphsOf(['vi'], [])).toContain('ễ');
    expect(glyphsOf(['zh-TW'], ['遊戲'])).toContain('遊');
  });

  it('are listed once each, in the same order whatever the order of the texts', () => {
    const glyphs = [...glyphsOf(['pt'], ['ba', 'ab\n'])];
    expect(new Set(glyphs).size).toBe(glyphs.length);
    expect(glyphs.join('')).toBe(glyphsOf(['pt'], ['ab\n', 'ba']));
    expect(glyphs).not.toContain('\n');
  });
});
