import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { makeColourComparison } from './colour-distance.ts';

export interface PictureDifference {
  /** Changed pixels over all pixels of the larger of the two; 0 when they look the same. */
  ratio: number;
  /** A PNG of the old picture, pale, with every changed pixel marked; null without changes. */
  picture: Buffer | null;
}

interface Size {
  width: number;
  height: number;
}

const mark = [214, 28, 92] as const;
/** The opacity of unchanged parts. */
const pale = 0.15;
/** So few changed pixels of a whole page are invisible. */
const stray = 6;

/** Neighbours that differ by at most this in every channel form one area, such as a gradient. */
const evenness = 3;

/**
 * Compares two pictures of a page as an eye would. Edges may be antialiased differently. An area has changed if an eye just notices the new
 * colour. If the sizes differ, the part that only one picture has counts as changed.
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<PictureDifference> {
  if (before.equals(after)) return { ratio: 0, picture: null };
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const [widths, heights] = [sizes.map(({ width }) => width), sizes.map(({ height }) => height)];
  const whole = { width: Math.max(...widths), height: Math.max(...heights) };
  const shared = { width: Math.min(...widths), height: Math.min(...heights) };
  const mask = maskOf(await Promise.all([pixelsOf(before, shared), pixelsOf(after, shared)]), shared, whole);
  const changed: number[] = [];
  for (let at = 0; at < mask.length; at += 1) if (mask[at] === 1 && hasCompany(mask, whole, at)) changed.push(at);
  if (changed.length <= stray) return { ratio: 0, picture: null };
  return { ratio: changed.length / mask.length, picture: await draw(before, whole, changed) };
}

/** 1 for every pixel that differs or exists in only one picture. */
function maskOf([old, now]: [Buffer, Buffer], shared: Size, whole: Size): Uint8Array {
  const differing = Buffer.alloc(old.length);
  pixelmatch(old, now, differing, shared.width, shared.height, { diffMask: true });
  const mask = new Uint8Array(whole.width * whole.height).fill(1);
  const isSeen = makeColourComparison();
  for (let y = 0; y < shared.height; y += 1)
    for (let x = 0; x < shared.width; x += 1) {
      const at = (y * shared.width + x) * 4;
      const isMarked = differing[at + 3] !== 0;
      mask[y * whole.width + x] = isMarked || isRecoloured(old, now, { x, y, at }, shared, isSeen) ? 1 : 0;
    }
  return mask;
}

/** Whether a pixel within a flat area of both pictures has changed its colour. */
function isRecoloured(
  old: Buffer,
  now: Buffer,
  { x, y, at }: { x: number; y: number; at: number },
  size: Size,
  isSeen: (before: number, after: number) => boolean,
): boolean {
  const [before, after] = [old.readUIntBE(at, 3), now.readUIntBE(at, 3)];
  return before !== after && isEven(old, { x, y, at }, size) && isEven(now, { x, y, at }, size) && isSeen(before, after);
}

function isEven(pixels: Buffer, { x, y, at }: { x: number; y: number; at: number }, { width, height }: Size): boolean {
  const neighbours = [x > 0 ? at - 4 : at, x < width - 1 ? at + 4 : at, y > 0 ? at - width * 4 : at, y < height - 1 ? at + width * 4 : at];
  return neighbours.every((other) =>
    [0, 1, 2].every((channel) => Math.abs((pixels[at + channel] ?? 0) - (pixels[other + channel] ?? 0)) <= evenness),
  );
}

function pixelsOf(content: Buffer, { width, height }: Size): Promise<Buffer> {
  const picture = sharp(content).removeAlpha().ensureAlpha().toColourspace('srgb');
  return picture.extract({ left: 0, top: 0, width, height }).raw().toBuffer();
}

/** One or two isolated pixels are browser rounding. The thinnest line has two changed neighbours. */
function hasCompany(mask: Uint8Array, { width, height }: Size, at: number): boolean {
  const [x, y] = [at % width, Math.floor(at / width)];
  let company = -1;
  for (let ny = Math.max(y - 1, 0); ny <= Math.min(y + 1, height - 1); ny += 1)
    for (let nx = Math.max(x - 1, 0); nx <= Math.min(x + 1, width - 1); nx += 1) company += mask[ny * width + nx] ?? 0;
  return company >= 2;
}

async function draw(before: Buffer, { width, height }: Size, changed: readonly number[]): Promise<Buffer> {
  const { data, info } = await sharp(before)
    .removeAlpha()
    .greyscale()
    .linear(pale, 255 * (1 - pale))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = Buffer.alloc(width * height * 3, 255);
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * width + x) * 3;
      drawn[at] = drawn[at + 1] = drawn[at + 2] = data[(y * info.width + x) * info.channels] ?? 255;
    }
  for (const at of changed) drawn.set(mark, at * 3);
  return sharp(drawn, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
