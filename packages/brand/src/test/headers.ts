import { brotliCompressSync } from 'node:zlib';

/** Heads of pictures that say a size; nothing that could be drawn follows. */
export function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(40);
  head.write('\x89PNG\r\n\x1a\n', 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

export function webp(width: number, height: number): Buffer {
  const head = Buffer.alloc(40);
  head.write('RIFF', 0);
  head.write('WEBPVP8L', 8);
  head.writeUInt8(0x2f, 20);
  head.writeUInt32LE(((height - 1) << 14) | (width - 1), 21);
  return head;
}

export function jpeg(width: number, height: number): Buffer {
  const head = Buffer.alloc(40);
  head.writeUInt32BE(0xffd8ffe0, 0);
  head.writeUInt16BE(16, 4);
  head.writeUInt16BE(0xffc2, 20);
  head.writeUInt16BE(17, 22);
  head.writeUInt16BE(height, 25);
  head.writeUInt16BE(width, 27);
  return head;
}

/** A WOFF2 without outlines: what it allows, and its weights when it is variable. */
export function woff2({ embedding = 0, weights }: { embedding?: number; weights?: [min: number, max: number] }): Buffer {
  const os2 = Buffer.alloc(96);
  os2.writeUInt16BE(embedding, 8);
  const fvar = Buffer.alloc(weights ? 36 : 0);
  if (weights) {
    for (const [at, value] of [
      [4, 16],
      [8, 1],
      [10, 20],
    ] as const)
      fvar.writeUInt16BE(value, at);
    fvar.write('wght', 16);
    for (const [at, value] of [
      [20, weights[0]],
      [24, weights[0]],
      [28, weights[1]],
    ] as const)
      fvar.writeInt32BE(value * 65_536, at);
  }
  const tables = [[6, os2], ...(weights ? [[47, fvar] as const] : [])] as const;
  const directory = Buffer.from(tables.flatMap(([name, data]) => [name, data.length]));
  const packed = brotliCompressSync(Buffer.concat(tables.map(([, data]) => data)));
  const header = Buffer.alloc(48);
  header.write('wOF2\0\x01\0\0', 'latin1');
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(packed.length, 20);
  return Buffer.concat([header, directory, packed]);
}

export function embedded(picture: Buffer): string {
  return `data:image/png;base64,${picture.toString('base64')}`;
}
