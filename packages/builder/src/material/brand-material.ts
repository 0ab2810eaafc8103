import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { themeOf, toPublicBrand, type AssetUrls, type ResolvedBrand } from '@livery/brand';
import type { PublicBrand } from '@livery/brand/public-brand';
import type { ThemeCss } from '@livery/theme';
import { hashedName, sha256 } from '../output/content-hash.ts';
import { fontFaces, type BrandFont } from '../fonts/font-faces.ts';
import { weightsInUse } from '../fonts/font-weights.ts';
import { imageSize } from '../pictures/image-size.ts';
import { isOfTheMachine } from './brand-failure.ts';
import { lostAsset } from './bundle-refused.ts';

export interface BrandAsset {
  /** Absolute path of the source. */
  file: string;
  /** Path in the bundle, with the hash of the served content. */
  path: string;
  sha256: string;
  content: Buffer;
}

/** The public part of a brand in its pages. */
export interface BrandMaterial {
  brand: PublicBrand;
  theme: ThemeCss;
  /** The stylesheet of the theme with the brand's fonts. */
  themeStyle: string;
  /** Addresses of the font files. */
  fonts: string[];
  /** `https://` and the brand's first host; null when it names none. */
  origin: string | null;
}

/** Every file that the resolved brand names, in the order of their bundle paths. Throws `BundleRefused` when one is gone. */
export function readAssets({ code, hero, assets, theme }: ResolvedBrand): BrandAsset[] {
  const images = [hero.art.light, hero.art.dark, assets.logo.light, assets.logo.dark, assets.mark.light, assets.mark.dark, assets.icon];
  const fonts = [theme.fonts.display, theme.fonts.text].flatMap(({ file, licenseFile }) => [file, licenseFile]);
  const files = new Set([...images, ...fonts].filter((file) => file !== null));
  const read = [...files].map((file): BrandAsset => {
    const content = readAsset(code, file);
    const hash = sha256(content);
    return { file, path: `assets/${hashedName(basename(file), hash)}`, sha256: hash, content };
  });
  return read.sort((left, right) => (left.path < right.path ? -1 : 1));
}

function readAsset(code: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isOfTheMachine(error)) throw error;
    throw lostAsset(code, file, error);
  }
}

/** A hash of everything that a bundle depends on: core, engine, and the brand with its files, but not the path of its folder. */
export function inputsHash({ core, engine }: { core: string; engine: string }, brand: ResolvedBrand, assets: BrandAsset[]): string {
  const paths = new Map(assets.map(({ file, path }) => [file, path]));
  const { provenance: _provenance, shadows: _shadows, parents: _parents, dir: _dir, ...data } = brand;
  const text = JSON.stringify(data, (_key, value: unknown) => (typeof value === 'string' ? (paths.get(value) ?? value) : value));
  return sha256([core, engine, text, ...assets.map(({ path, sha256: hash }) => `${path} ${hash}`)].join('\n'));
}

/** Prepares the parts of a brand that pages need. `cacheDir` caches font metrics. Throws `BundleRefused` if a file is unreadable. */
export async function prepareBrand(brand: ResolvedBrand, assets: BrandAsset[], cacheDir: string): Promise<BrandMaterial> {
  const theme = themeOf(brand);
  const fonts = brandFonts(brand, assets);
  const faces = await Promise.all(fonts.map((font) => fontFaces(brand.code, font, cacheDir)));
  return {
    brand: toPublicBrand(brand, assetUrls(assets)),
    theme,
    themeStyle: faces.join('') + theme.css,
    fonts: fonts.map((font) => font.url),
    origin: brand.hosts[0] ? `https://${brand.hosts[0]}` : null,
  };
}

function assetUrls(assets: BrandAsset[]): AssetUrls {
  return Object.fromEntries(assets.map(({ file, path, content }) => [file, { url: `/${path}`, ...imageSize(content) }]));
}

function brandFonts(brand: ResolvedBrand, assets: BrandAsset[]): BrandFont[] {
  const { display, text } = brand.theme.fonts;
  const fonts = [text, display].flatMap(({ file, family, fallback, stretch }): BrandFont[] => {
    const asset = assets.find((candidate) => candidate.file === file);
    if (!asset) return [];
    const { path, content } = asset;
    return [
      { file: asset.file, family, fallback, weights: weightsInUse(brand, asset.file), stretch: stretch ?? null, url: `/${path}`, content },
    ];
  });
  return fonts.filter((font, index) => fonts.findIndex(({ family }) => family === font.family) === index);
}
