import { quicknet } from '@livery/lottery/fair/rounds';
import type { Clock } from '#base/clock.ts';
import type { Environment, Platform } from '#base/platform.ts';
import type { Beacon } from './beacon.ts';
import { checkedBeacon } from './checked-beacon.ts';
import { drandRelay, publicRelays } from './drand-relay.ts';
import { SimulatedDrand } from './simulated-drand.ts';

export interface BeaconSettings {
  /** Addresses of drand's HTTP API, in the order to ask. */
  readonly relays: readonly string[];
}

/** drand's quicknet in production or if relays are configured. Otherwise a simulator on the gateway's clock, which needs no network. */
export function beaconFor(
  environment: Environment,
  settings: BeaconSettings | undefined,
  clock: Clock,
): Pick<Platform, 'beacon' | 'simulatedDrand'> {
  if (settings === undefined && environment !== 'production') {
    const simulatedDrand = new SimulatedDrand(() => clock.now());
    return { beacon: checkedBeacon(simulatedDrand.chain, [simulatedDrand.relay]), simulatedDrand };
  }
  const { relays } = settings ?? { relays: publicRelays };
  const asked = relays.map((url) => drandRelay(url, quicknet));
  return { beacon: checkedBeacon(quicknet, asked), simulatedDrand: null };
}

declare module '#base/platform.ts' {
  interface Platform {
    readonly beacon: Beacon;
    /** The simulated beacon in trials, which can be made late or wrong. Null for a real beacon. */
    readonly simulatedDrand: SimulatedDrand | null;
  }
}
