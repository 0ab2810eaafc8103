import type { Refusal } from '#shared/facts/site.slice.ts';
import type { DomainRoutes } from './site.api.ts';

/** A host name that the operator does not list is foreign. An empty list allows every host. */
export function refusalAt(host: string, { mainDomain, domainRoute }: DomainRoutes): Refusal | null {
  const names = [mainDomain, ...domainRoute].filter((name) => name !== '').map((name) => name.toLowerCase());
  return names.length === 0 || names.includes(host.toLowerCase()) ? null : 'MERCHANT_MISMATCH';
}

const firstPause = 30_000;
const longestPause = 150_000;

/**
 * Milliseconds until a closed site is checked again: about half a minute at first, then growing, and different for each
 * visitor.
 */
export function recheckPause(turn: number, random: () => number): number {
  return Math.min(longestPause, firstPause * 1.5 ** turn) * (1 + random());
}
