import type { PlayedRound } from '@livery/contract/shapes';

type Proof = NonNullable<PlayedRound['proof']>;

/** `otherSeed`: the seed does not match its commitment. `otherDraws`: it does not produce this round. */
export type Verdict = 'fair' | 'otherSeed' | 'otherDraws';

/** Recomputes the round from its seeds, entirely in the browser. */
export async function verifyRound({ commitment, serverSeed, clientSeed, nonce, draws }: Proof, crypto: SubtleCrypto): Promise<Verdict> {
  const seed = bytesOf(serverSeed ?? '');
  if (hexOf(await crypto.digest('SHA-256', seed)) !== commitment) return 'otherSeed';
  const key = await crypto.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (const [place, { among, drawn }] of draws.entries()) {
    const digest = new Uint8Array(await crypto.sign('HMAC', key, new TextEncoder().encode(`${clientSeed}:${nonce}:${place}`)));
    const share = digest.slice(0, 5).reduce((value, byte) => value * 256 + byte, 0);
    if (Math.floor((share * among) / 2 ** 40) !== drawn) return 'otherDraws';
  }
  return 'fair';
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
