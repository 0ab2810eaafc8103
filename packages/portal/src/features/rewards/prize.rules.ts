import type { PrizePool, PrizeProof } from '@livery/contract/shapes';
import { prizeMessage, pickWeighted } from '@livery/contract/fair-pick';

/** The chance of a prize in percent with at most one decimal. Smaller chances are shown as "less than". */
export function chanceOf(weight: number, sum: number): number {
  return Math.round((weight / sum) * 1_000) / 10;
}

export interface Sector {
  id: number;
  /** Degrees clockwise from the top. */
  start: number;
  end: number;
}

/** A wheel drawn to scale: a prize's sector is as wide as its odds. Prizes out of stock are omitted. */
export function sectorsOf(prizes: PrizePool['prizes']): Sector[] {
  const inStock = prizes.filter(({ stock }) => stock !== 0);
  const sum = inStock.reduce((total, { weight }) => total + weight, 0);
  let passed = 0;
  return inStock.map(({ id, weight }) => {
    const start = (passed / sum) * 360;
    passed += weight;
    return { id, start, end: (passed / sum) * 360 };
  });
}

/** How far a wheel turns until the pointer is over the middle of a sector, including whole turns first. */
export function turnTo({ start, end }: Sector, turns: number): number {
  return turns * 360 + 360 - (start + end) / 2;
}

const encode = (text: string) => new TextEncoder().encode(text);

/** Checks in this browser that the seed matches its commitment and gives this prize. */
export async function verifyPrize({ ticketId, commitment, serverSeed, clientSeed, weights, picked }: PrizeProof): Promise<boolean> {
  const seed = new Uint8Array((serverSeed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', seed));
  const promised = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const picking = new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(prizeMessage(ticketId, clientSeed))));
  return promised === commitment && pickWeighted(picking, weights) === picked;
}
