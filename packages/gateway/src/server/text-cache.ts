import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

interface Entry {
  readonly etag: string;
  /** By encoding, made when first asked for. */
  readonly bodies: Map<Encoding, Buffer>;
  bytes: number;
}

/** What the browser takes, the smallest first. */
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
/** Compressed while somebody waits: one level above costs three times the time for two percent. */
const brotliQuality = 5;

/** Keeps the texts served last, with what they compress to, up to a number of bytes. */
export class TextCache {
  readonly #capacity: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Makes what is not known yet; null when `make` answers null, which is not kept. */
  async get(key: string, encoding: Encoding, make: () => string | null): Promise<{ etag: string; body: Buffer } | null> {
    const entry = this.#entries.get(key) ?? this.#made(make());
    if (entry === null) return null;
    // Taken out and put back: the map's order is the order of use.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const body = entry.bodies.get(encoding) ?? (await compress(entry.bodies.get('identity') ?? Buffer.alloc(0), encoding));
    if (!entry.bodies.has(encoding) && this.#entries.get(key) === entry) {
      entry.bodies.set(encoding, body);
      entry.bytes += body.length;
      this.#bytes += body.length;
    }
    this.#trim();
    return { etag: entry.etag, body };
  }

  #made(text: string | null): Entry | null {
    if (text === null) return null;
    const body = Buffer.from(text);
    this.#bytes += body.length;
    return {
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
      bodies: new Map([['identity', body]]),
      bytes: body.length,
    };
  }

  #trim(): void {
    for (const [key, { bytes }] of this.#entries) {
      if (this.#bytes <= this.#capacity) return;
      this.#entries.delete(key);
      this.#bytes -= bytes;
    }
  }
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br')
    return compressWithBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  if (encoding === 'gzip') return compressWithGzip(body);
  return body;
}
