import type { RasterKind } from './raster-kind.ts';

const orientationTag = 0x0112;
const exifHead = 'Exif\0\0';

/** Exif orientation, 1 to 8. 1 is upright, and the default. */
export function orientationOf(content: Buffer, kind: RasterKind): number {
  try {
    const exif = kind === 'png' ? pngExif(content) : kind === 'webp' ? webpExif(content) : jpegExif(content);
    return exif === null ? 1 : readOrientation(exif);
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

/** Whether it is rotated by a quarter turn: the stored width is then the visible height. */
export function isOnItsSide(orientation: number): boolean {
  return orientation >= 5;
}

function readOrientation(exif: Buffer): number {
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const directory = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  for (let index = 0; index < short(directory); index++) {
    const entry = directory + 2 + index * 12;
    if (short(entry) !== orientationTag) continue;
    const value = short(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

function pngExif(content: Buffer): Buffer | null {
  for (let at = 8; at + 12 <= content.length;) {
    const size = content.readUInt32BE(at);
    if (content.toString('latin1', at + 4, at + 8) === 'eXIf') return content.subarray(at + 8, at + 8 + size);
    at += 12 + size;
  }
  return null;
}

function webpExif(content: Buffer): Buffer | null {
  for (let at = 12; at + 8 <= content.length;) {
    const size = content.readUInt32LE(at + 4);
    if (content.toString('latin1', at, at + 4) === 'EXIF') return withoutHead(content.subarray(at + 8, at + 8 + size));
    at += 8 + size + (size % 2);
  }
  return null;
}

function jpegExif(content: Buffer): Buffer | null {
  for (let at = 2; content.readUInt8(at) === 0xff;) {
    const marker = content.readUInt8(at + 1);
    if (marker === 0xda) return null;
    const size = marker === 0xff ? 0 : content.readUInt16BE(at + 2);
    const data = content.subarray(at + 4, at + 2 + size);
    if (marker === 0xe1 && data.toString('latin1', 0, 6) === exifHead) return withoutHead(data);
    at += marker === 0xff ? 1 : 2 + size;
  }
  return null;
}

function withoutHead(data: Buffer): Buffer {
  return data.toString('latin1', 0, 6) === exifHead ? data.subarray(6) : data;
}
