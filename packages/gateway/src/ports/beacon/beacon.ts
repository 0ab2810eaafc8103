import type { BeaconChain } from '@livery/lottery/fair/rounds';

/** Public randomness. Both are lower-case hexadecimal, and the signature is valid for the chain's key. */
export interface BeaconRound {
  readonly signature: string;
  readonly randomness: string;
}

/** Why a round's signature was rejected. */
export const beaconRefusals = [
  /** Nobody answered in time, or only with an error. */
  'unreachable',
  /** The answer is too long, or not a round at all. */
  'malformed',
  /** The answer is for another round than the requested one. */
  'wrongRound',
  /** The signature is that of an earlier round. */
  'replayed',
  /** The signature is not valid under the chain's key. */
  'unsigned',
] as const;
export type BeaconRefusalCode = (typeof beaconRefusals)[number];

/** The beacon gave nothing that a draw may use. Asking again later may succeed. */
export class BeaconRefusal extends Error {
  override readonly name = 'BeaconRefusal';
  readonly code: BeaconRefusalCode;

  constructor(code: BeaconRefusalCode, round: number) {
    super(`Round ${round} of the beacon: ${code}`);
    this.code = code;
  }
}

/** The port for a public source of randomness, in numbered rounds that everybody can verify. */
export interface Beacon {
  readonly chain: BeaconChain;
  /** Null while the round does not exist yet. @throws BeaconRefusal */
  readonly randomness: (round: number) => Promise<BeaconRound | null>;
}
