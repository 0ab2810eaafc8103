import { randomBytes } from 'node:crypto';
import type { AggregatorSettings } from '@livery/gateway';
import { startSandbox } from '../start-sandbox.ts';

/** The game types that the sandbox can play. Slots are the house's own. */
const types = ['LIVE', 'FISH', 'PVP', 'COCKFIGHT', 'SPORTS', 'ESPORTS'];

export interface VendorSandbox {
  readonly settings: AggregatorSettings;
  /** The address of its page. */
  readonly url: string;
  /** Starts it beside a gateway. Returns a function that stops it. */
  readonly start: (gatewayUrl: string) => Promise<() => Promise<void>>;
}

/** The game aggregator for trials, with a key for each merchant. */
export function vendorSandbox(port: number, merchants: readonly string[]): VendorSandbox {
  const keys = Object.fromEntries(merchants.map((merchant) => [merchant, randomBytes(32).toString('base64url')]));
  const url = `http://localhost:${port}`;
  return {
    settings: {
      name: 'arcade',
      url,
      types,
      takes: ['health', 'fixtures', 'settlement'],
      keys: Object.fromEntries(Object.entries(keys).map(([merchant, key]) => [merchant, [key]])),
    },
    url,
    start: (gatewayUrl) =>
      startSandbox({ script: 'vendors/vendor-arcade.ts', port, gatewayUrl, environment: { LIVERY_VENDOR_KEYS: JSON.stringify(keys) } }),
  };
}
