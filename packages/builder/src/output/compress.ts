import { promisify } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * `once`: the smallest size, for files that all brands share. `each`: a fast setting for files of each brand. `first`:
 * for the document that loads first, whose last bytes decide whether it fits the first round trip.
 */
export type Effort = 'once' | 'each' | 'first';

interface Settings {
  brotli: Record<number, number>;
  gzip: number;
}

// Above a window of 64 kB, quality 9 sets up tables that cost fifteen times the compression of a page and save nothing.
const quick = (quality: number): Settings['brotli'] => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: 16,
});

const settings: Record<Effort, Settings> = {
  once: { brotli: { [constants.BROTLI_PARAM_QUALITY]: 11 }, gzip: 9 },
  // Less than one per cent larger than with 9, in two thirds of the time.
  each: { brotli: quick(5), gzip: 5 },
  first: { brotli: quick(9), gzip: 9 },
};

/** In bytes. A script that fits one packet gains nothing from being smaller. */
export const onePacket = 1_200;

/** The contrast certificate is rarely opened, and compressing its 200 kB for each brand would be slow. */
const rarelyRead = /^contrast\./;

export function isCompressible(path: string, content: Buffer): boolean {
  return !rarelyRead.test(path) && content.length > onePacket && /\.(?:html|js|css|json|svg|webmanifest|txt|xml)$/.test(path);
}

/** Brotli and gzip of one file. A thread that stamps has a core to itself: handing the work to Node's pool would cost it more. */
export async function compress(content: Buffer, effort: Effort): Promise<{ br: Buffer; gz: Buffer }> {
  const { brotli: params, gzip: level } = settings[effort];
  if (!isMainThread) return { br: brotliCompressSync(content, { params }), gz: gzipSync(content, { level }) };
  const [br, gz] = await Promise.all([brotliAsync(content, { params }), gzipAsync(content, { level })]);
  return { br, gz };
}
