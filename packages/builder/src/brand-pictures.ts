import sharp from 'sharp';
import { memoised } from './derived-cache.ts';
import { imageSize, isPng } from './image-size.ts';

import type { ImageAsset } from '@livery/brand/public-brand';
import type { BrandAsset, BrandMaterial } from './brand-material.ts';
import { defaultMode } from './site-files.ts';

export interface Picture {
  path: string;
  content: Buffer;
}

/** The raster pictures of a brand, in the look of its default mode. */
export async function drawPictures({ brand, theme }: BrandMaterial, assets: BrandAsset[], cacheDir: string): Promise<Picture[]> {
  const contentOf = (image: ImageAsset | null): Buffer | null => assets.find(({ path }) => `/${path}` === image?.url)?.content ?? null;
  const mode = defaultMode(brand);
  const { ground, band } = theme.palettes[mode];
  const logo = contentOf(mode === 'dark' ? brand.assets.logoDark : brand.assets.logo);
  const art = contentOf(mode === 'dark' ? brand.hero.artDark : brand.hero.art);
  const [icons, card] = await Promise.all([
    brandIcons(contentOf(brand.assets.icon), ground, cacheDir),
    openGraphImage({ logo, art, ground, band }, cacheDir),
  ]);
  return [...icons, card];
}

/** Square PNGs of the brand's icon for home screens; `ground` lies under the maskable one, whose edge a launcher cuts off. */
async function brandIcons(icon: Buffer | null, ground: string, cacheDir: string): Promise<Picture[]> {
  if (!icon) return [];
  const maskable = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="${ground}"/>${embedded(icon, 64, 64, 384, 384)}</svg>`,
  );
  const png = async (name: string, source: Buffer, size: number): Promise<Picture> => ({
    path: `icons/${name}.png`,
    content: await memoised(cacheDir, `${size}.png`, [source], () => rasterise(source, size)),
  });
  return Promise.all([
    png('icon-180', icon, 180),
    png('icon-192', icon, 192),
    png('icon-512', icon, 512),
    png('icon-maskable-512', maskable, 512),
  ]);
}

/** The picture that links to the site show: the hero's art over a strip with the logo. No text is set, so it looks the same on every machine. */
async function openGraphImage(
  look: { logo: Buffer | null; art: Buffer | null; ground: string; band: string },
  cacheDir: string,
): Promise<Picture> {
  const art = look.art ? embedded(look.art, 0, 0, 1200, 450, 'xMidYMid slice') : '';
  const source = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="450" fill="${look.band}"/>${art}<rect y="450" width="1200" height="180" fill="${look.ground}"/>${look.logo ? embedded(look.logo, 64, 490, 800, 100, 'xMinYMid meet') : ''}</svg>`,
  );
  return {
    path: 'og.png',
    content: await memoised(cacheDir, 'og.png', [source], () => sharp(source).removeAlpha().png({ compressionLevel: 3 }).toBuffer()),
  };
}

function embedded(image: Buffer, x: number, y: number, width: number, height: number, fit = 'xMidYMid meet'): string {
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${fit}" href="data:image/${isPng(image) ? 'png' : 'svg+xml'};base64,${image.toString('base64')}"/>`;
}

/** An SVG is drawn at the size that is wanted, not enlarged from its own. */
function rasterise(image: Buffer, size: number): Promise<Buffer> {
  const own = imageSize(image);
  const density = Math.min(2400, Math.max(1, (72 * size) / Math.max(own.width, own.height, 1)));
  return sharp(image, { density })
    .resize(size, size, { fit: 'contain', background: 'transparent' })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
