import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP file in memory (APPNOTE 6.3): deflated, its names in UTF-8. */
export class Zip {
  readonly #parts: Buffer[] = [];
  readonly #directory: Buffer[] = [];
  readonly #stamp: readonly [time: number, date: number];
  #size = 0;

  /** @param at what its files are dated; the format keeps no time zone, so it is UTC */
  constructor(at: Date) {
    this.#stamp = [
      (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
      ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    ];
  }

  /** Bytes so far. */
  get size(): number {
    return this.#size;
  }

  add(name: string, content: Buffer): void {
    const path = Buffer.from(name);
    const packed = deflateRawSync(content);
    const [time, date] = this.#stamp;
    const fields = [version, utf8Names, deflated, time, date];
    const sizes = [crc32(content), packed.length, content.length];
    const local = Buffer.concat([words(4, 0x04034b50), words(2, ...fields), words(4, ...sizes), words(2, path.length, 0), path]);
    this.#directory.push(
      Buffer.concat([
        words(4, 0x02014b50),
        words(2, version, ...fields),
        words(4, ...sizes),
        words(2, path.length, 0, 0, 0, 0),
        words(4, 0, this.#size),
        path,
      ]),
    );
    this.#parts.push(local, packed);
    this.#size += local.length + packed.length;
  }

  end(): Buffer {
    const directory = Buffer.concat(this.#directory);
    const count = this.#directory.length;
    const end = Buffer.concat([words(4, 0x06054b50), words(2, 0, 0, count, count), words(4, directory.length, this.#size), words(2, 0)]);
    return Buffer.concat([...this.#parts, directory, end]);
  }
}

const version = 20;
const utf8Names = 0x0800;
const deflated = 8;

function words(bytes: 2 | 4, ...values: readonly number[]): Buffer {
  const written = Buffer.alloc(bytes * values.length);
  values.forEach((value, index) => written.writeUIntLE(value, index * bytes, bytes));
  return written;
}
