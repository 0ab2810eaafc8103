import sharp from 'sharp';

export interface PictureDifference {
  /** Changed pixels over all pixels of the larger of the two; 0 when they look the same. */
  ratio: number;
  /** A PNG of what was there before, pale, with every changed pixel marked; null when nothing changed. */
  picture: Buffer | null;
}

interface Bitmap {
  width: number;
  height: number;
  /** Red, green, blue, without alpha. */
  data: Buffer;
}

/** The squared distance in YIQ from which an eye sees another colour (Kotsarenko and Ramos, 2010), at 10 % of the largest. */
const visible = 35_215 * 0.1 ** 2;
const mark = [214, 28, 92] as const;
/** So few pixels of a whole page are nothing that anybody sees. */
const stray = 6;

/**
 * Compares two pictures of a page as an eye would. A pixel that only smooths an edge otherwise does not count (Vyšniauskas,
 * 2009). Of pictures of two sizes, what only one of them has counts as changed.
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<PictureDifference> {
  if (before.equals(after)) return { ratio: 0, picture: null };
  const [old, now] = await Promise.all([readBitmap(before), readBitmap(after)]);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (isChanged(old, now, x, y)) mask[y * width + x] = 1;
  const drawn = Buffer.alloc(width * height * 3, 255);
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      if (mask[y * width + x] === 1 && hasCompany(mask, width, height, x, y)) {
        changed += 1;
        drawn.set(mark, at);
      } else drawn.fill(pale(old, x, y), at, at + 3);
    }
  }
  if (changed <= stray) return { ratio: 0, picture: null };
  const picture = await sharp(drawn, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { ratio: changed / (width * height), picture };
}

/** One or two pixels alone are how a browser rounds a drawing today; the thinnest line has two neighbours of its own. */
function hasCompany(mask: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  let company = 0;
  for (const [nx, ny] of neighbours({ width, height }, x, y)) company += mask[ny * width + nx] ?? 0;
  return company >= 2;
}

async function readBitmap(content: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(content).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function isChanged(old: Bitmap, now: Bitmap, x: number, y: number): boolean {
  if (!isInside(old, x, y) || !isInside(now, x, y)) return true;
  const one = (y * old.width + x) * 3;
  const other = (y * now.width + x) * 3;
  if (old.data[one] === now.data[other] && old.data[one + 1] === now.data[other + 1] && old.data[one + 2] === now.data[other + 2])
    return false;
  return distance(old.data, one, now.data, other) > visible && !isSmoothing(old, now, x, y) && !isSmoothing(now, old, x, y);
}

function isInside({ width, height }: Bitmap, x: number, y: number): boolean {
  return x < width && y < height;
}

function pale(bitmap: Bitmap, x: number, y: number): number {
  return isInside(bitmap, x, y) ? 255 - (255 - brightness(bitmap.data, (y * bitmap.width + x) * 3)) * 0.15 : 255;
}

function brightness(data: Buffer, at: number): number {
  return channel(data, at) * 0.298_895_31 + channel(data, at + 1) * 0.586_622_47 + channel(data, at + 2) * 0.114_482_23;
}

function distance(one: Buffer, at: number, other: Buffer, there: number): number {
  const red = channel(one, at) - channel(other, there);
  const green = channel(one, at + 1) - channel(other, there + 1);
  const blue = channel(one, at + 2) - channel(other, there + 2);
  const luma = red * 0.298_895_31 + green * 0.586_622_47 + blue * 0.114_482_23;
  const inPhase = red * 0.595_977_99 - green * 0.274_171_6 - blue * 0.321_801_89;
  const quadrature = red * 0.211_470_17 - green * 0.522_617_11 + blue * 0.311_146_94;
  return 0.5053 * luma ** 2 + 0.299 * inPhase ** 2 + 0.1957 * quadrature ** 2;
}

function channel(data: Buffer, at: number): number {
  return data[at] ?? 0;
}

/**
 * Whether a pixel smooths an edge: between darker and brighter neighbours, few of them like itself, and the darkest or the
 * brightest of them lies in a flat area of both pictures.
 */
function isSmoothing(bitmap: Bitmap, other: Bitmap, x: number, y: number): boolean {
  const own = brightness(bitmap.data, (y * bitmap.width + x) * 3);
  let alike = isBorder(bitmap, x, y) ? 1 : 0;
  let darkest = { by: 0, x, y };
  let brightest = { by: 0, x, y };
  for (const [nx, ny] of neighbours(bitmap, x, y)) {
    const by = own - brightness(bitmap.data, (ny * bitmap.width + nx) * 3);
    if (by === 0) alike += 1;
    else if (by > darkest.by) darkest = { by, x: nx, y: ny };
    else if (by < brightest.by) brightest = { by, x: nx, y: ny };
    if (alike > 2) return false;
  }
  if (darkest.by === 0 || brightest.by === 0) return false;
  return [darkest, brightest].some((place) => isFlat(bitmap, place.x, place.y) && isFlat(other, place.x, place.y));
}

function isFlat(bitmap: Bitmap, x: number, y: number): boolean {
  if (!isInside(bitmap, x, y)) return false;
  const at = (y * bitmap.width + x) * 3;
  let alike = isBorder(bitmap, x, y) ? 1 : 0;
  for (const [nx, ny] of neighbours(bitmap, x, y)) {
    const there = (ny * bitmap.width + nx) * 3;
    if (bitmap.data.compare(bitmap.data, at, at + 3, there, there + 3) === 0) alike += 1;
  }
  return alike > 2;
}

function isBorder({ width, height }: Bitmap, x: number, y: number): boolean {
  return x === 0 || y === 0 || x === width - 1 || y === height - 1;
}

function neighbours({ width, height }: Pick<Bitmap, 'width' | 'height'>, x: number, y: number): [x: number, y: number][] {
  const around: [number, number][] = [];
  for (let ny = Math.max(y - 1, 0); ny <= Math.min(y + 1, height - 1); ny += 1)
    for (let nx = Math.max(x - 1, 0); nx <= Math.min(x + 1, width - 1); nx += 1) if (nx !== x || ny !== y) around.push([nx, ny]);
  return around;
}
