import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadBrands, readSvg, type ResolvedBrand } from '@livery/brand';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawPictures } from '../pictures/brand-pictures.ts';
import { imageSize } from '../pictures/image-size.ts';
import { brandTexts } from '../texts/brand-texts.ts';
import { loadCatalogues } from '../texts/catalogues.ts';
import { PortalFolder } from '../testing/portal-folder.ts';
import { inputsHash, prepareBrand, readAssets, type BrandAsset } from '../material/brand-material.ts';
import { finishAssets } from './finish-assets.ts';

const drawing = `<?xml version="1.0"?>
<!-- made by a drawing program -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="320" height="80" viewBox="0 0 320 80">
  <metadata><title>draft of a logo</title></metadata><desc>${'left over '.repeat(150)}</desc>
  <g inkscape:label="1"><path d="M 0.000001 0 L 320.0000 0 L 320.0000 80.0000 Z" fill="#ff0000" class="unused"/></g>
</svg>`;

let folder: PortalFolder;
let cacheDir: string;
beforeEach(() => {
  folder = new PortalFolder();
  cacheDir = mkdtempSync(join(tmpdir(), 'livery-assets-'));
  folder.writeBrand('alfa');
});
afterEach(() => {
  folder[Symbol.dispose]();
  rmSync(cacheDir, { recursive: true, force: true });
});

async function load(): Promise<{ brand: ResolvedBrand; assets: BrandAsset[] }> {
  const [report] = await loadBrands({ root: folder.root });
  if (!report?.brand) throw new Error(JSON.stringify(report?.problems));
  return { brand: report.brand, assets: readAssets(report.brand) };
}
const finish = async (): Promise<BrandAsset[]> => {
  const { brand, assets } = await load();
  return finishAssets(brand, { assets, texts: {}, cacheDir });
};
const logoOf = (assets: BrandAsset[]): BrandAsset | undefined => assets.find(({ file }) => file.endsWith('logo.svg'));

describe('the files of a brand', () => {
  it('become cleaned drawings in the bundle: same size, safe, and without editor leftovers [engine-14]', async () => {
    folder.write({ 'brands/alfa/assets/logo.svg': drawing });
    const logo = logoOf(await finish());
    const text = logo?.content.toString() ?? '';
    expect(text.length).toBeLessThan(drawing.length / 4);
    expect(text).not.toMatch(/draft|left over|<!--|inkscape/);
    expect(readSvg(text).refusals).toEqual([]);
    expect(imageSize(logo?.content ?? Buffer.alloc(0))).toEqual({ width: 320, height: 80 });
  });

  it('are named after the content that is served', async () => {
    folder.write({ 'brands/alfa/assets/logo.svg': drawing });
    const logo = logoOf(await finish());
    expect(logo?.path).toBe(`assets/logo-${logo?.sha256.slice(0, 10)}.svg`);
  });

  it('are refused if one becomes unsafe after the check [engine-14]', async () => {
    const { brand, assets } = await load();
    const logo = logoOf(assets);
    if (!logo) throw new Error('no logo');
    for (const changed of [drawing.replace('<g ', '<script/><g '), drawing.replace('</g>', '</defs>')]) {
      logo.content = Buffer.from(changed);
      await expect(finishAssets(brand, { assets, texts: {}, cacheDir })).rejects.toMatchObject({
        name: 'BundleRefused',
        problems: [{ rule: 'asset', message: expect.stringMatching(/^logo\.svg cannot be read: .*not safe/) as string }],
      });
    }
  });

  it('are cleaned and checked again whatever the case of their extension, and served under one name [engine-14]', async () => {
    folder.writeBrand('alfa', { assets: { logo: { light: 'assets/LOGO.SVG' }, icon: 'assets/icon.svg' } });
    folder.write({ 'brands/alfa/assets/LOGO.SVG': drawing });
    const { brand, assets } = await load();
    const [logo] = (await finish()).filter(({ file }) => file.endsWith('LOGO.SVG'));
    expect(logo?.path).toBe(`assets/LOGO-${logo?.sha256.slice(0, 10)}.svg`);
    expect(logo?.content.toString()).not.toMatch(/draft|left over|<!--|inkscape/);
    for (const asset of assets) asset.content = Buffer.from(drawing.replace('<g ', '<script/><g '));
    await expect(finishAssets(brand, { assets, texts: {}, cacheDir })).rejects.toThrow('not safe');
  });

  it('are refused by name if a font fails while the link picture is drawn [engine-14]', async () => {
    const { brand, assets } = await load();
    const material = await prepareBrand(brand, assets, cacheDir);
    const broken = join(folder.root, 'brands/alfa/assets/broken.woff2');
    const fonts = { ...brand.theme.fonts, display: { ...brand.theme.fonts.display, file: broken } };
    const font: BrandAsset = { file: broken, path: 'assets/broken.woff2', sha256: '', content: Buffer.from('wOF2 and no more') };
    const drawn = drawPictures({ ...brand, theme: { ...brand.theme, fonts } }, material, {
      assets: [...assets, font],
      texts: brandTexts(brand, await loadCatalogues()),
      cacheDir,
    });
    await expect(drawn).rejects.toMatchObject({
      name: 'BundleRefused',
      problems: [{ rule: 'asset', message: expect.stringMatching(/^broken\.woff2 cannot be read/) as string }],
    });
  });

  it.each([
    ['is cut', {}],
    ['is shipped whole', { subset: false }],
  ])('are refused by name if a font has a valid header only and %s [engine-14]', async (_name, changes) => {
    // A directory with OS/2 alone: https://www.w3.org/TR/WOFF2/
    const packed = brotliCompressSync(Buffer.alloc(96));
    const head = Buffer.concat([Buffer.alloc(48), Buffer.from([6, 96]), packed]);
    head.write('wOF2\0\x01\0\0', 'latin1');
    head.writeUInt16BE(1, 12);
    head.writeUInt32BE(packed.length, 20);
    writeFileSync(join(folder.root, 'brands/alfa/assets/broken.woff2'), head);
    const fonts = { text: { family: 'Broken', file: 'assets/broken.woff2', license: 'LicenseRef-Own', ...changes } };
    folder.writeBrand('alfa', { theme: { seeds: { primary: 'teal' }, fonts } });
    const { brand, assets } = await load();
    const prepared = finishAssets(brand, { assets, texts: {}, cacheDir }).then((finished) => prepareBrand(brand, finished, cacheDir));
    await expect(prepared).rejects.toMatchObject({
      name: 'BundleRefused',
      problems: [{ rule: 'asset', message: expect.stringMatching(/^broken\.woff2 cannot be read/) as string }],
    });
  });

  it('change the hash of the inputs when their bytes change', async () => {
    const { brand, assets } = await load();
    const before = inputsHash({ core: 'core', engine: 'engine' }, brand, assets);
    writeFileSync(join(folder.root, 'brands/alfa/assets/logo.svg'), drawing);
    const after = await load();
    expect(inputsHash({ core: 'core', engine: 'engine' }, after.brand, after.assets)).not.toBe(before);
  });

  it('are hashed together with the core and the engine', async () => {
    const { brand, assets } = await load();
    const ids = [
      { core: 'core', engine: 'engine' },
      { core: 'core', engine: 'other' },
      { core: 'other', engine: 'engine' },
    ].map((made) => inputsHash(made, brand, assets));
    expect(new Set(ids).size).toBe(3);
  });
});
