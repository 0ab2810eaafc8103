import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** `once`: the smallest size, for files that all brands share. `each`: a fast setting for files of each brand. */
export type Effort = 'once' | 'each';

const brotliOptions: Record<Effort, Record<number, number>> = {
  once: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  // Above a window of 64 kB, quality 9 sets up tables that cost fifteen times the compression of a page and save nothing.
  each: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 },
};

/** In bytes. What fits one packet arrives no sooner when it is smaller. */
export const onePacket = 1_200;

/** The contrast certificate is rarely opened, and compressing its 200 kB for each brand would be slow. */
const rarelyRead = /^contrast\./;

export function isCompressible(path: string, content: Buffer): boolean {
  return !rarelyRead.test(path) && content.length > onePacket && /\.(?:html|js|css|json|svg|webmanifest|txt|xml)$/.test(path);
}

/** Brotli and gzip of one file. */
export async function compress(content: Buffer, effort: Effort): Promise<{ br: Buffer; gz: Buffer }> {
  const [br, gz] = await Promise.all([brotliAsync(content, { params: brotliOptions[effort] }), gzipAsync(content, { level: 9 })]);
  return { br, gz };
}
