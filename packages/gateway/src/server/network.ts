import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What counts as one caller where callers are counted: an IPv4 address, or the /64 of an IPv6 one, since that is what a household
 * gets and whoever has it changes the rest at will. What is no address is one caller too.
 */
export function networkOf(ip: string): string {
  // The library reads `1` and `0x7f.1` as addresses too.
  if (isIP(ip) === 0) return 'unknown';
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const parts = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${parts.join(':')}::/64`;
}

/** Whether the address is this machine's own. `app.inject` has no socket address worth the name: it reports 127.0.0.1. */
export function isLoopback(ip: string | undefined): boolean {
  return ip !== undefined && isIP(ip) !== 0 && ipaddr.process(ip).range() === 'loopback';
}
