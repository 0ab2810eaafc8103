import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { BeaconChain } from '@livery/lottery/fair/rounds';
import { BeaconRefusal } from './beacon.ts';
import type { Relay } from './checked-beacon.ts';

/** Public relays of drand. Any of them will do, because every signature is verified. */
export const publicRelays = ['https://api.drand.sh', 'https://api2.drand.sh', 'https://api3.drand.sh', 'https://drand.cloudflare.com'];

/** In bytes. A round has about 200. */
const longest = 4_096;

const Told = Compile(
  Type.Object({ round: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), signature: Type.String({ maxLength: 200 }) }),
);

/** A relay that speaks drand's HTTP API, version 1. `timeout` is in milliseconds. */
export function drandRelay(url: string, { hash }: BeaconChain, timeout = 5_000): Relay {
  return async (round) => {
    const unreachable = (): never => {
      throw new BeaconRefusal('unreachable', round);
    };
    const response = await fetch(`${url.replace(/\/$/, '')}/${hash}/public/${round}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch(unreachable);
    if (!response.ok) {
      await response.body?.cancel();
      // Relays answer 404 or 425 for a future round.
      return response.status === 404 || response.status === 425 ? null : unreachable();
    }
    const text = await readShort(response).catch(unreachable);
    const told = text === null ? null : parse(text);
    if (!Told.Check(told)) throw new BeaconRefusal('malformed', round);
    return { round: told.round, signature: told.signature };
  };
}

/** Null for a body that is too long. The rest is not read. */
async function readShort(response: Response): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > longest) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
