import type { PlayedRound } from '@livery/contract/shapes';

type Proof = NonNullable<PlayedRound['proof']>;

/** `otherSeed`: the seed is not the one that was promised; `otherStops`: it does not give this round. */
export type Verdict = 'fair' | 'otherSeed' | 'otherStops';

/** Works the round out again from its seeds, in the browser alone: nobody is asked. */
export async function verifyRound(
  { commitment, serverSeed, clientSeed, nonce, reels, turns }: Proof,
  crypto: SubtleCrypto,
): Promise<Verdict> {
  const seed = bytesOf(serverSeed ?? '');
  if (hexOf(await crypto.digest('SHA-256', seed)) !== commitment) return 'otherSeed';
  const key = await crypto.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (const [turn, { stops }] of turns.entries()) {
    for (const [reel, length] of reels.entries()) {
      const message = `${clientSeed}:${nonce}:${turn * reels.length + reel}`;
      const drawn = new Uint8Array(await crypto.sign('HMAC', key, new TextEncoder().encode(message)));
      const share = drawn.slice(0, 5).reduce((value, byte) => value * 256 + byte, 0);
      if (Math.floor((share * length) / 2 ** 40) !== stops[reel]) return 'otherStops';
    }
  }
  return 'fair';
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
