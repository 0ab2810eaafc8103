import sharp, { type Sharp } from 'sharp';
import { largestPixels } from '@livery/brand';
import { memoised } from '../material/derived-cache.ts';
import type { Picture } from './picture.ts';
import { icoFile } from './ico-file.ts';
import { iconShape, type IconShape } from './icon-shape.ts';
import { imageSize } from './image-size.ts';

/** The side of the raster, in pixels, that is used to detect the shape of an icon. */
const probe = 128;
const compression = { compressionLevel: 3 } as const;
/** A launcher may cut a maskable icon down to a circle of four fifths of its side. */
const safeCircle = 0.8;
/** The part of a free-standing mark that the rounded corners of a home screen tile leave visible. */
const tileShare = 0.78;

/** The icon at the sizes that tabs, home screens and launchers ask for; `ground` is the background of icons that must be opaque. */
export async function drawIcons(icon: Buffer, ground: string, cacheDir: string): Promise<Picture[]> {
  const drawn = await memoised(cacheDir, 'icons.json', [icon, ground], async () => {
    const pictures = await rasterise(icon, ground);
    return Buffer.from(JSON.stringify(pictures.map(({ path, content }) => ({ path, content: content.toString('base64') }))));
  });
  const pictures = JSON.parse(drawn.toString()) as { path: string; content: string }[];
  return pictures.map(({ path, content }) => ({ path, content: Buffer.from(content, 'base64') }));
}

async function rasterise(icon: Buffer, ground: string): Promise<Picture[]> {
  const shape = iconShape(await drawnAt(icon, probe).ensureAlpha().raw().toBuffer(), probe);
  const free = (size: number): Promise<Buffer> => drawnAt(icon, size).png(compression).toBuffer();
  const [tab, small, large, home, maskable] = await Promise.all([
    free(32),
    free(192),
    free(512),
    onGround(icon, shape, { size: 180, share: shape.isOpaque || shape.ground ? 1 : tileShare, ground }),
    onGround(icon, shape, { size: 512, share: Math.min(1, safeCircle / shape.reach), ground }),
  ]);
  return [
    { path: 'favicon.ico', content: icoFile(tab, 32) },
    { path: 'icons/icon-180.png', content: home },
    { path: 'icons/icon-192.png', content: small },
    { path: 'icons/icon-512.png', content: large },
    { path: 'icons/icon-maskable-512.png', content: maskable },
  ];
}

/** Fills the square with the icon's edge colour, if any, so that no border shows. `share` is the icon's fraction of the side. */
async function onGround(
  icon: Buffer,
  shape: IconShape,
  { size, share, ground }: { size: number; share: number; ground: string },
): Promise<Buffer> {
  const inner = Math.max(1, Math.round(size * share));
  if (shape.isOpaque) {
    const [before, after] = [Math.floor((size - inner) / 2), Math.ceil((size - inner) / 2)];
    const edges = { top: before, left: before, bottom: after, right: after, extendWith: 'copy' } as const;
    return drawnAt(icon, inner).removeAlpha().extend(edges).png(compression).toBuffer();
  }
  return sharp({ create: { width: size, height: size, channels: 3, background: shape.ground ?? ground } })
    .composite([{ input: await drawnAt(icon, inner).ensureAlpha().raw().toBuffer(), raw: { width: inner, height: inner, channels: 4 } }])
    .removeAlpha()
    .png(compression)
    .toBuffer();
}

/** An SVG is drawn at the size that is wanted: sharper, and cheaper than scaling a larger one down. */
function drawnAt(icon: Buffer, size: number): Sharp {
  const own = imageSize(icon);
  const density = Math.min(2400, Math.max(1, (72 * size) / Math.max(own.width, own.height, 1)));
  return sharp(icon, { density, limitInputPixels: largestPixels }).resize(size, size, { fit: 'contain', background: 'transparent' });
}
