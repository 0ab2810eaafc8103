import type { Draw } from './draw.ts';

/** The page's data of a round, to verify it once the seed is revealed. */
export interface CheckableRound {
  readonly nonce: number;
  /** Whether the seed gives the outcome that was shown and paid. */
  readonly check: (draw: Draw) => boolean | Promise<boolean>;
}

export type Verdict = { readonly kind: 'fair' } | { readonly kind: 'seedMismatch' } | { readonly kind: 'refuted'; readonly nonce: number };

/** Runs entirely in the player's browser, without the gateway. */
export async function verifyRounds(serverSeed: string, commitment: string, rounds: readonly CheckableRound[]): Promise<Verdict> {
  const seed = fromHex(serverSeed);
  if (toHex(await crypto.subtle.digest('SHA-256', seed)) !== commitment) return { kind: 'seedMismatch' };
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const draw = async (message: string): Promise<Uint8Array> =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message)));
  for (const { nonce, check } of rounds) if (!(await check(draw))) return { kind: 'refuted', nonce };
  return { kind: 'fair' };
}

export function randomSeed(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)).buffer);
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}
