import { crc32 } from 'node:zlib';
import type { RasterKind } from './raster-kind.ts';

/** Whether a picture is complete. Nothing is decoded, so it costs one pass over the file. */
export function isWhole(content: Buffer, kind: RasterKind): boolean {
  try {
    if (kind === 'png') return isWholePng(content);
    return kind === 'webp' ? isWholeWebp(content) : isWholeJpeg(content);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Checks that every chunk matches its checksum, up to the one that ends the file. */
function isWholePng(content: Buffer): boolean {
  let hasPixels = false;
  for (let at = 8; at + 12 <= content.length;) {
    const end = at + 8 + content.readUInt32BE(at);
    const kind = content.toString('latin1', at + 4, at + 8);
    if (crc32(content.subarray(at + 4, end)) !== content.readUInt32BE(end)) return false;
    if (kind === 'IDAT') hasPixels = true;
    if (kind === 'IEND') return hasPixels;
    at = end + 4;
  }
  return false;
}

function isWholeWebp(content: Buffer): boolean {
  const end = 8 + content.readUInt32LE(4);
  if (end > content.length) return false;
  let hasPixels = false;
  for (let at = 12; at + 8 <= end;) {
    if (['VP8 ', 'VP8L', 'ANMF'].includes(content.toString('latin1', at, at + 4))) hasPixels = true;
    const size = content.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
    if (at > end + 1) return false;
  }
  return hasPixels;
}

/** The last scan must end with a marker. A thumbnail in the header ends with one too. */
function isWholeJpeg(content: Buffer): boolean {
  for (let at = 2; content.readUInt8(at) === 0xff;) {
    const marker = content.readUInt8(at + 1);
    if (marker === 0xda) return content.indexOf(Buffer.from([0xff, 0xd9]), at) !== -1;
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return false;
}
