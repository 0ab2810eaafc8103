import { sha256 } from './hex.ts';

/** A chain of the public beacon drand: one round every `period` seconds, signed by a group without a single owner. */
export interface BeaconChain {
  readonly hash: string;
  /** On G2, compressed, as hex. */
  readonly publicKey: string;
  /** Seconds. */
  readonly period: number;
  /** Unix time of round 1, in seconds. */
  readonly genesis: number;
}

/** The main chain of drand, "quicknet". https://docs.drand.love */
export const quicknet: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  period: 3,
  genesis: 1_692_803_367,
};

/** The newest round at a time. 0 or less before the first. */
export function roundAt(time: Date, chain: BeaconChain = quicknet): number {
  return Math.floor((time.getTime() / 1_000 - chain.genesis) / chain.period) + 1;
}

/** When a round is produced. */
export function timeOf(round: number, chain: BeaconChain = quicknet): Date {
  return new Date((chain.genesis + (round - 1) * chain.period) * 1_000);
}

/** Unknown while betting is open: the first round produced after it closes. */
export function firstRoundAfter(end: Date, chain: BeaconChain = quicknet): number {
  return Math.max(roundAt(end, chain) + 1, 1);
}

/** The randomness from a round's signature, as drand defines it. */
export function randomnessOf(signature: Uint8Array<ArrayBuffer>): Promise<string> {
  return sha256(signature);
}
