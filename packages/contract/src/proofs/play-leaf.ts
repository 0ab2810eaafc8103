import { canonicalJson } from '../rules/canonical-json.ts';

/** One player's play on a day in minor units, under a name that only the player and the uplines know. */
export interface PlayLeaf {
  readonly day: string;
  readonly player: string;
  readonly validStake: number;
  /** Payouts minus stakes. Below zero, the player lost. */
  readonly result: number;
}

/** The bytes in the day's tree. */
export function leafBytes({ day, player, validStake, result }: PlayLeaf): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(canonicalJson({ day, player, validStake, result }));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export const hashPattern = '^[0-9a-f]{64}$';
