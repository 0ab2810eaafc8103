/** Bytes that depend only on a seed and a message: HMAC-SHA256 of `message:0`, then of `message:1`, and so on. */
export class ByteStream {
  readonly #key: Promise<CryptoKey>;
  readonly #message: string;
  #block = new Uint8Array(0);
  #at = 0;
  #counter = 0;

  constructor(seed: Uint8Array<ArrayBuffer>, message: string) {
    this.#key = crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    this.#message = message;
  }

  /**
   * A uniform number from 0 to `limit` - 1. Bytes from the last, incomplete run of `limit` are skipped. `limit` is at
   * most 256.
   */
  async below(limit: number): Promise<number> {
    const fair = 256 - (256 % limit);
    for (;;) {
      const byte = await this.#next();
      if (byte < fair) return byte % limit;
    }
  }

  async #next(): Promise<number> {
    let byte = this.#block[this.#at++];
    if (byte !== undefined) return byte;
    const message = new TextEncoder().encode(`${this.#message}:${this.#counter++}`);
    this.#block = new Uint8Array(await crypto.subtle.sign('HMAC', await this.#key, message));
    this.#at = 1;
    byte = this.#block[0] as number;
    return byte;
  }
}
