import { basename } from 'node:path';
import type { ResolvedBrand } from '@livery/brand';
import { glyphsOf } from '../fonts/font-glyphs.ts';
import { weightsInUse } from '../fonts/font-weights.ts';
import { cleanDrawing, cleanPicture, isDrawing } from '../pictures/clean-picture.ts';
import { onePacket } from '../output/compress.ts';
import { hashedName, sha256 } from '../output/content-hash.ts';
import type { BrandTexts } from '../texts/brand-texts.ts';
import type { BrandAsset } from '../material/brand-material.ts';
import { unreadableAsset } from '../material/bundle-refused.ts';
import { memoised } from '../material/derived-cache.ts';

/** The files of a brand as a bundle ships them: drawings cleaned, fonts cut down to the glyphs and weights in use. */
export async function finishAssets(
  brand: ResolvedBrand,
  { assets, texts, cacheDir }: { assets: BrandAsset[]; texts: BrandTexts; cacheDir: string },
): Promise<BrandAsset[]> {
  let kept: string | undefined;
  const glyphs = (): string =>
    (kept ??= glyphsOf(brand.languages.supported, [
      ...Object.values(texts).flatMap((all) => [...all.values()]),
      ...Object.values(brand.identity).map(String),
    ]));
  const finished = await Promise.all(
    assets.map(async (asset): Promise<BrandAsset> => {
      const content = await finish(asset, brand, { glyphs, cacheDir });
      const hash = sha256(content);
      return { ...asset, content, sha256: hash, path: `assets/${hashedName(basename(asset.file), hash)}` };
    }),
  );
  return finished.sort((left, right) => (left.path < right.path ? -1 : 1));
}

async function finish(
  asset: BrandAsset,
  brand: ResolvedBrand,
  { glyphs, cacheDir }: { glyphs: () => string; cacheDir: string },
): Promise<Buffer> {
  const { file } = asset;
  const refuse = (error: unknown): never => {
    throw unreadableAsset(brand.code, file, error);
  };
  const clean = (): Promise<Buffer> => cleanPicture(asset, cacheDir).catch(refuse);
  if (isDrawing(file)) {
    // A kept drawing was made from one that was safe.
    const shrink = async (): Promise<Buffer> => shrinkSvg(await clean()).catch(refuse);
    return asset.content.length <= onePacket ? clean() : memoised(cacheDir, 'clean.svg', [asset.content], shrink);
  }
  const content = await clean();
  const { display, text } = brand.theme.fonts;
  const uses = [display, text].filter((font) => font.file === file);
  if (uses.length === 0 || uses.some(({ subset }) => !subset)) return content;
  const weights = weightsInUse(brand, file);
  return memoised(cacheDir, 'font.woff2', [content, glyphs(), JSON.stringify(weights)], async () => {
    const { cutFont } = await import('../fonts/cut-font.ts');
    return cutFont(content, glyphs(), weights).catch(refuse);
  });
}

/** Removes title and description too, since the page has the words in `alt`. */
async function shrinkSvg(content: Buffer): Promise<Buffer> {
  const { optimize } = await import('svgo');
  const { data } = optimize(content.toString('utf8'), {
    plugins: ['preset-default', 'removeScripts', 'removeTitle', { name: 'removeDesc', params: { removeAny: true } }],
  });
  const shrunk = cleanDrawing(Buffer.from(data));
  return shrunk.length < content.length ? shrunk : content;
}
