import type { BeaconSettings } from '@livery/gateway';
import { lackOf, type Lack } from '../errors/setting-faults.ts';
import { isNearOrHttps } from './secrets.ts';

const name = 'LIVERY_BEACON_RELAYS';

/** The drand relays that supply randomness for the house's draws; undefined for the public ones. */
export function readBeaconSettings(environment: NodeJS.ProcessEnv): { settings: BeaconSettings | undefined; problems: Lack[] } {
  const relays = (environment[name] ?? '').split(/[\s,]+/).filter((text) => text !== '');
  if (!relays.every(isNearOrHttps))
    return { settings: undefined, problems: [lackOf('notHttps', { name: `A value of ${name}`, example: 'https://drand.acme.example' })] };
  return { settings: relays.length === 0 ? undefined : { relays }, problems: [] };
}
