/** HMAC-SHA256 of a message under the server's seed: `node:crypto` on the gateway, WebCrypto in the player's browser. */
export type Draw = (message: string) => Uint8Array | Promise<Uint8Array>;

/** The message that fixes one draw of a round; a round never asks the same message twice. */
export function drawMessage(clientSeed: string, nonce: number, place: number): string {
  return `${clientSeed}:${nonce}:${place}`;
}

/** The first five bytes as a share of `count`, from 0: exact in a double, uneven by less than one in 10⁷ for counts up to 10,000. */
export function shareOf(digest: Uint8Array, count: number): number {
  let value = 0;
  for (let i = 0; i < 5; i++) value = value * 256 + (digest[i] ?? 0);
  return Math.floor((value * count) / 2 ** 40);
}
