import type { Sharp } from 'sharp';
import { AppError } from '#base/app-error.ts';
import type { RequestContext } from '#http/context.ts';
import { networkOf } from '#base/network.ts';
import { countUses, defineLimit, findWait, refuseFor, type Use } from '#limits/rate-counter.ts';
import { sharp } from '#base/sharp.ts';
import { WorkQueue } from '#limits/work-queue.ts';

/** A phone's usual 4,080 x 3,072 pixels and a little more. Each pixel takes four bytes while it is decoded. */
const mostPixels = 12_600_000;

const begins = /^(?:89504e470d0a1a0a|ffd8ff)/;

/** The longer side of a document's picture in pixels, large enough to read small print. */
const longestSide = 2_400;

/** Decoding a large picture takes a core most of a second, so one runs at a time and few wait. */
export const pictureQueue = new WorkQueue({ atOnce: 1, waiting: 8 });

/** Pictures from one network to decode, valid or not. */
export const redrawLimit = defineLimit({ scope: 'redraw', uses: 60, window: 10 * 60_000 });

type PictureCaller = Pick<RequestContext, 'db' | 'merchant' | 'ip' | 'now' | 'transaction' | 'signal'>;

type Draw = (picture: Sharp) => Sharp;

/** Redraws the caller's picture upright, so that only its pixels are kept. @throws AppError IMAGE_REFUSED */
type Redraw = (draw: Draw) => Promise<Buffer>;

/** A JPEG of a document. */
export const asDocument: Draw = (picture) =>
  picture
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82 });

/**
 * Decodes and stores a picture in a turn of {@link pictureQueue}, so that at most nine are in memory.
 *
 * @throws AppError IMAGE_REFUSED for anything but a PNG or JPEG, or one that is broken or has too many pixels;
 * UNAVAILABLE if the queue is full
 */
export async function inPictureLine<Result>(
  content: unknown,
  signal: AbortSignal,
  act: (redraw: Redraw) => Promise<Result>,
): Promise<Result> {
  if (!Buffer.isBuffer(content) || !begins.test(content.toString('hex', 0, 8))) throw new AppError('IMAGE_REFUSED');
  return pictureQueue.admit((place) => act((draw) => place.inTurn(() => decode(content, draw))), signal);
}

/**
 * The same for public calls. It counts the picture against the network and `uses` only when its turn to be decoded
 * comes, so a caller refused by a full queue loses no try.
 *
 * @throws AppError RATE_LIMITED too
 */
export async function inCountedPictureLine<Result>(
  { db, merchant, ip, now, transaction, signal }: PictureCaller,
  content: unknown,
  uses: readonly Use[],
  act: (redraw: Redraw) => Promise<Result>,
): Promise<Result> {
  const counted = [{ limit: redrawLimit, merchantId: merchant.id, subject: networkOf(ip) }, ...uses];
  refuseFor(await findWait(db, counted, now));
  return inPictureLine(content, signal, async (redraw) => {
    refuseFor(await transaction((trx) => countUses(trx, counted, now)));
    return act(redraw);
  });
}

async function decode(content: Buffer, draw: Draw): Promise<Buffer> {
  try {
    return await draw(sharp(content, { limitInputPixels: mostPixels, failOn: 'error', animated: false }).autoOrient()).toBuffer();
  } catch {
    throw new AppError('IMAGE_REFUSED');
  }
}
