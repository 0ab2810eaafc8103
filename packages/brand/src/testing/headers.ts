import { brotliCompressSync, crc32 } from 'node:zlib';

/** Pictures with a size and a proper end, but without pixels. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.alloc(0)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}

export function webp(width: number, height: number): Buffer {
  const head = Buffer.alloc(40);
  head.write('RIFF', 0);
  head.writeUInt32LE(32, 4);
  head.write('WEBPVP8L', 8);
  head.writeUInt32LE(20, 16);
  head.writeUInt8(0x2f, 20);
  head.writeUInt32LE(((height - 1) << 14) | (width - 1), 21);
  return head;
}

export function jpeg(width: number, height: number): Buffer {
  const head = Buffer.alloc(47);
  head.writeUInt32BE(0xffd8ffe0, 0);
  head.writeUInt16BE(16, 4);
  head.writeUInt16BE(0xffc2, 20);
  head.writeUInt16BE(17, 22);
  head.writeUInt16BE(height, 25);
  head.writeUInt16BE(width, 27);
  head.writeUInt32BE(0xffda_0002, 39);
  head.writeUInt16BE(0xffd9, 45);
  return head;
}

/** A WOFF2 without outlines, with its embedding permissions and, if variable, its weights. */
export function woff2({ embedding = 0, weights }: { embedding?: number; weights?: [min: number, max: number] }): Buffer {
  const os2 = Buffer.alloc(96);
  os2.writeUInt16BE(400, 4);
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
