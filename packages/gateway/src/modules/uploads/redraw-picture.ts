import type { Sharp } from 'sharp';
import { AppError } from '../../server/app-error.ts';
import type { RequestContext } from '../../server/context.ts';
import { networkOf } from '../../server/network.ts';
import { countUse, defineLimit, refuseFor } from '../../server/rate-counter.ts';
import { sharp } from '../../server/sharp.ts';
import { WorkLine } from '../../server/work-line.ts';

/** A phone's usual 4,080 x 3,072 and a little more. Each pixel takes four bytes while it is decoded. */
const mostPixels = 12_600_000;

const begins = /^(?:89504e470d0a1a0a|ffd8ff)/;

/** Pixels of the longer side of what proves or shows something: small print can be read. */
const longestSide = 2_400;

/** Decoding a large picture takes a core for most of a second: one at a time, and few wait. */
export const pictureLine = new WorkLine({ atOnce: 1, waiting: 8 });

/** Pictures from one network that are decoded, right or wrong. */
export const redrawLimit = defineLimit({ scope: 'redraw', uses: 60, window: 10 * 60_000 });

/**
 * Counts a picture of a caller before anything of it is decoded.
 *
 * @throws AppError RATE_LIMITED
 */
export async function countRedraw({ db, merchant, ip, now }: Pick<RequestContext, 'db' | 'merchant' | 'ip' | 'now'>): Promise<void> {
  refuseFor(await countUse(db, { limit: redrawLimit, merchantId: merchant.id, subject: networkOf(ip) }, now));
}

/** A picture that somebody is to read, redrawn as a JPEG. @throws AppError IMAGE_REFUSED, UNAVAILABLE */
export function redrawDocument(content: unknown, signal?: AbortSignal): Promise<Buffer> {
  const draw = (picture: Sharp): Sharp =>
    picture
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 82 });
  return redrawPicture(content, draw, signal);
}

/**
 * Draws a picture again, upright, so that nothing of the file but its pixels is left. Callers wait in {@link pictureLine}.
 *
 * @throws AppError IMAGE_REFUSED for what is no PNG or JPEG, is broken or has too many pixels; UNAVAILABLE when the line is full
 */
export async function redrawPicture(content: unknown, draw: (picture: Sharp) => Sharp, signal?: AbortSignal): Promise<Buffer> {
  if (!Buffer.isBuffer(content) || !begins.test(content.toString('hex', 0, 8))) throw new AppError('IMAGE_REFUSED');
  return pictureLine.admit((place) => place.inTurn(() => decode(content, draw)), signal);
}

async function decode(content: Buffer, draw: (picture: Sharp) => Sharp): Promise<Buffer> {
  try {
    return await draw(sharp(content, { limitInputPixels: mostPixels, failOn: 'error', animated: false }).autoOrient()).toBuffer();
  } catch {
    throw new AppError('IMAGE_REFUSED');
  }
}
