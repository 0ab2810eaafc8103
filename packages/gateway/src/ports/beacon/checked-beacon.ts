import { bytesOf } from '@livery/lottery/fair/hex';
import { randomnessOf, type BeaconChain } from '@livery/lottery/fair/rounds';
import { BeaconRefusal, type Beacon, type BeaconRound } from './beacon.ts';
import { isRoundSigned } from './round-signature.ts';

/** A round as a relay reports it, not checked yet. */
export interface ToldRound {
  readonly round: number;
  readonly signature: string;
}

/**
 * Relays rounds of a beacon. Null until the round exists. Throws {@link BeaconRefusal} if the answer cannot be read.
 */
export type Relay = (round: number) => Promise<ToldRound | null>;

/** The number of cached rounds, so that lotteries that end together request and verify only once. */
const remembered = 256;

/**
 * A beacon that takes a round from the first of its relays whose answer is signed by the chain. A relay can only be
 * silent or late, but never choose.
 */
export function checkedBeacon(chain: BeaconChain, relays: readonly Relay[]): Beacon {
  const rounds = new Map<number, BeaconRound>();
  const asking = new Map<number, Promise<BeaconRound | null>>();

  const check = async (round: number, told: ToldRound): Promise<BeaconRound> => {
    const bytes = bytesOf(told.signature, 48);
    if (bytes === null) throw new BeaconRefusal('malformed', round);
    if (told.round !== round) throw new BeaconRefusal('wrongRound', round);
    if ([...rounds.values()].some(({ signature }) => signature === told.signature)) throw new BeaconRefusal('replayed', round);
    if (!isRoundSigned(chain, round, told.signature)) throw new BeaconRefusal('unsigned', round);
    return { signature: told.signature, randomness: await randomnessOf(bytes) };
  };

  const ask = async (round: number): Promise<BeaconRound | null> => {
    const refusals: BeaconRefusal[] = [];
    let isEarly = false;
    for (const relay of relays)
      try {
        const told = await relay(round);
        if (told === null) {
          isEarly = true;
          continue;
        }
        const checked = await check(round, told);
        rounds.set(round, checked);
        const [oldest] = rounds.keys();
        if (rounds.size > remembered && oldest !== undefined) rounds.delete(oldest);
        return checked;
      } catch (error) {
        if (!(error instanceof BeaconRefusal)) throw error;
        refusals.push(error);
      }
    // A false answer is more informative than a missing one.
    const worst = refusals.find(({ code }) => code !== 'unreachable') ?? (isEarly ? undefined : refusals[0]);
    if (worst !== undefined) throw worst;
    return null;
  };

  return {
    chain,
    randomness: async (round) => {
      const known = rounds.get(round);
      if (known !== undefined) return known;
      const underWay = asking.get(round) ?? ask(round).finally(() => asking.delete(round));
      asking.set(round, underWay);
      return underWay;
    },
  };
}
