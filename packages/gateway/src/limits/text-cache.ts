import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { WorkQueue } from './work-queue.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

interface Entry {
  readonly etag: string;
  readonly plain: Buffer;
  /** By encoding, from the first request on. Concurrent requests share the promise. */
  readonly compressed: Map<Encoding, Promise<Buffer>>;
  bytes: number;
}

/** Encodings that the browser accepts, smallest result first. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .split(',')
    .filter((range) => !/;\s*q=0(?:\.0*)?\s*$/.test(range))
    .map((range) => range.split(';', 1)[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
/** Compresses during the request. One level higher takes three times as long for two percent. */
const brotliQuality = 5;

/** Compression uses one of the threads that passwords, files and names need too. */
const compressionTurns = new WorkQueue({ atOnce: 1, waiting: 0 });

/**
 * The most texts of one cache that wait to be compressed. Each takes a few milliseconds, and a cold start requests
 * hundreds.
 */
const mostWaiting = 512;

/** Caches the most recently served texts and their compressed forms, up to a number of bytes. */
export class TextCache {
  readonly #capacity: number;
  readonly #entries = new Map<string, Entry>();
  readonly #line = new WorkQueue({ turnsOf: compressionTurns, waiting: mostWaiting });
  #bytes = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Creates a text that is not cached yet. Null if `make` returns null, which is not cached.
   *
   * @throws AppError UNAVAILABLE if too many others wait to be compressed
   */
  async get(key: string, encoding: Encoding, make: () => string | null): Promise<{ etag: string; body: Buffer } | null> {
    const entry = this.#entries.get(key) ?? this.#made(make());
    if (entry === null) return null;
    // Removed and re-inserted, because the map's order is the order of use.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const body = encoding === 'identity' ? entry.plain : await this.#compressed(key, entry, encoding);
    this.#trim();
    return { etag: entry.etag, body };
  }

  #made(text: string | null): Entry | null {
    if (text === null) return null;
    const plain = Buffer.from(text);
    this.#bytes += plain.length;
    return {
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
      plain,
      compressed: new Map(),
      bytes: plain.length,
    };
  }

  #compressed(key: string, entry: Entry, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    const known = entry.compressed.get(encoding);
    if (known !== undefined) return known;
    const body = this.#line.admit((place) => place.inTurn(() => compress(entry.plain, encoding)));
    entry.compressed.set(encoding, body);
    body.then(
      ({ length }) => {
        if (this.#entries.get(key) !== entry) return;
        entry.bytes += length;
        this.#bytes += length;
      },
      () => entry.compressed.delete(encoding),
    );
    return body;
  }

  #trim(): void {
    for (const [key, { bytes }] of this.#entries) {
      if (this.#bytes <= this.#capacity) return;
      this.#entries.delete(key);
      this.#bytes -= bytes;
    }
  }
}

function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return compressWithGzip(body);
  return compressWithBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
