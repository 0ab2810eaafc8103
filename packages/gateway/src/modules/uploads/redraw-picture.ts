import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../server/app-error.ts';

/** More pixels than these would fill the memory. */
const mostPixels = 24_000_000;

const begins = /^(?:89504e470d0a1a0a|ffd8ff)/;

/** Pixels of the longer side of what proves or shows something: small print can be read. */
const longestSide = 2_400;

/** A picture that somebody is to read, drawn anew as a JPEG. @throws AppError IMAGE_REFUSED */
export function redrawDocument(content: unknown): Promise<Buffer> {
  return redrawPicture(content, (picture) =>
    picture
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 82 }),
  );
}

/**
 * Draws a picture anew, upright, so that nothing of the file but its pixels is left.
 *
 * @throws AppError IMAGE_REFUSED for what is no PNG or JPEG, is broken or has too many pixels
 */
export async function redrawPicture(content: unknown, draw: (picture: Sharp) => Sharp): Promise<Buffer> {
  if (!Buffer.isBuffer(content) || !begins.test(content.toString('hex', 0, 8))) throw new AppError('IMAGE_REFUSED');
  try {
    return await draw(sharp(content, { limitInputPixels: mostPixels, failOn: 'error', animated: false }).autoOrient()).toBuffer();
  } catch {
    throw new AppError('IMAGE_REFUSED');
  }
}
