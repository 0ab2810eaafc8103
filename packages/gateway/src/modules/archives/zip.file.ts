import { Zip as Stream, ZipDeflate } from 'fflate';

/** A ZIP file in memory whose size is known while it grows. */
export class Zip {
  readonly #chunks: Uint8Array[] = [];
  readonly #at: Date;
  readonly #stream = new Stream((error, chunk) => {
    if (error !== null) throw error;
    this.#chunks.push(chunk);
    this.#size += chunk.length;
  });
  #size = 0;

  /** @param at the date of its files, because the format has no time zone */
  constructor(at: Date) {
    this.#at = at;
  }

  /** Bytes so far. */
  get size(): number {
    return this.#size;
  }

  add(name: string, content: Buffer): void {
    const file = new ZipDeflate(name);
    file.mtime = this.#at;
    this.#stream.add(file);
    file.push(content, true);
  }

  end(): Buffer {
    this.#stream.end();
    return Buffer.concat(this.#chunks);
  }
}
