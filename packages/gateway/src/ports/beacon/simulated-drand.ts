import { createHash } from 'node:crypto';
import { quicknet, roundAt, type BeaconChain } from '@livery/lottery/fair/rounds';
import { BeaconRefusal } from './beacon.ts';
import type { ToldRound } from './checked-beacon.ts';
import { publicKeyOf, signRound } from './round-signature.ts';

/**
 * `late`: no round yet. `away`: no answer. `wrong`: signs another round. `replaying`: repeats the previous round.
 * `skewed`: reports another number.
 */
export type DrandMood = 'punctual' | 'late' | 'away' | 'wrong' | 'replaying' | 'skewed';

/**
 * A private chain for trials, at the rate of quicknet. Its key is public, so its rounds prove nothing: anyone could
 * compute them in advance. A round always has the same signature.
 */
export class SimulatedDrand {
  readonly #secretKey: Uint8Array;
  readonly #now: () => Date;
  readonly chain: BeaconChain;
  mood: DrandMood = 'punctual';

  constructor(now: () => Date) {
    this.#now = now;
    // Below the order of the group, which starts with 0x73.
    this.#secretKey = createHash('sha256').update('a beacon for trials').digest().fill(1, 0, 1);
    const publicKey = publicKeyOf(this.#secretKey);
    this.chain = { ...quicknet, publicKey, hash: createHash('sha256').update(publicKey).digest('hex') };
  }

  readonly relay = async (round: number): Promise<ToldRound | null> => {
    if (this.mood === 'away') throw new BeaconRefusal('unreachable', round);
    if (this.mood === 'late' || round > roundAt(this.#now(), this.chain)) return null;
    const signed = this.mood === 'wrong' ? round + 1 : this.mood === 'replaying' ? round - 1 : round;
    return { round: this.mood === 'skewed' ? round - 1 : round, signature: signRound(this.#secretKey, signed) };
  };
}
