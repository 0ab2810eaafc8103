import { quicknet } from '@livery/lottery/fair/rounds';
import type { Clock } from '#base/clock.ts';
import type { Environment } from '#base/platform.ts';
import type { Beacon } from './beacon.ts';
import { checkedBeacon } from './checked-beacon.ts';
import { drandRelay, publicRelays } from './drand-relay.ts';
import { SimulatedDrand } from './simulated-drand.ts';

export interface BeaconSettings {
  /** Addresses of drand's HTTP API, the one to ask first in front. */
  readonly relays: readonly string[];
}

/** quicknet where relays are named and in production; elsewhere a simulator, which needs no network and goes by the gateway's clock. */
export function beaconFor(environment: Environment, settings: BeaconSettings | undefined, clock: Clock): Beacon {
  if (settings === undefined && environment !== 'production') {
    const drand = new SimulatedDrand(() => clock.now());
    return checkedBeacon(drand.chain, [drand.relay]);
  }
  const { relays } = settings ?? { relays: publicRelays };
  return checkedBeacon(
    quicknet,
    relays.map((url) => drandRelay(url, quicknet)),
  );
}
