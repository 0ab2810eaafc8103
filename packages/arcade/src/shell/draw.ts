/** HMAC-SHA256 of a message under the server's seed: `node:crypto` on the gateway, WebCrypto in the player's browser. */
export type Draw = (message: string) => Uint8Array | Promise<Uint8Array>;

/** The message that determines one draw of a round. A round never uses a message twice. */
export function drawMessage(clientSeed: string, nonce: number, place: number): string {
  return `${clientSeed}:${nonce}:${place}`;
}

/** Maps the first five bytes to 0 up to `count`. Exact in a double, with a bias below 10⁻⁷ for counts up to 10,000. */
export function shareOf(digest: Uint8Array, count: number): number {
  let value = 0;
  for (let i = 0; i < 5; i++) value = value * 256 + (digest[i] ?? 0);
  return Math.floor((value * count) / 2 ** 40);
}
