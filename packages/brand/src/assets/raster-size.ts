import type { RasterKind } from './raster-kind.ts';
import { isOnItsSide, orientationOf } from './raster-orientation.ts';

/** Width and height of the picture as shown, upright. */
export interface RasterSize {
  kind: RasterKind;
  width: number;
  height: number;
  /** The rotation of the stored pixels, 1 to 8 as in Exif. 1 is upright. */
  orientation: number;
}

type StoredSize = Omit<RasterSize, 'orientation'>;

/** A larger picture is refused before it is decoded. A pixel takes four bytes, so a small file could fill the memory. */
export const largestPixels = 4096 * 4096;

/** Reads the header of a PNG, JPEG or WebP without decoding it. `null` for other files and broken headers. */
export function rasterSize(content: Buffer): RasterSize | null {
  const size = content.length < 30 ? null : (pngSize(content) ?? webpSize(content) ?? jpegSize(content));
  if (size === null || size.width === 0 || size.height === 0) return null;
  const orientation = orientationOf(content, size.kind);
  const { kind, width, height } = size;
  return isOnItsSide(orientation) ? { kind, width: height, height: width, orientation } : { kind, width, height, orientation };
}

function pngSize(content: Buffer): StoredSize | null {
  if (content.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n' || content.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { kind: 'png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

function webpSize(content: Buffer): StoredSize | null {
  if (content.toString('latin1', 0, 4) !== 'RIFF' || content.toString('latin1', 8, 12) !== 'WEBP') return null;
  const form = content.toString('latin1', 12, 16);
  if (form === 'VP8X') return { kind: 'webp', width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 };
  if (form === 'VP8L') {
    const bits = content.readUInt32LE(21);
    return { kind: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return form === 'VP8 ' ? { kind: 'webp', width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff } : null;
}

/** Walks the segments up to the frame header (SOF). */
function jpegSize(content: Buffer): StoredSize | null {
  if (content.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < content.length && content[at] === 0xff;) {
    const marker = content[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { kind: 'jpeg', width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) };
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return null;
}
