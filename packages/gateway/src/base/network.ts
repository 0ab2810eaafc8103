import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The unit of rate limits: an IPv4 address, or the /64 of an IPv6 address, since a household gets a whole /64 and can
 * change the rest at will. All invalid addresses count as one caller.
 */
export function networkOf(ip: string): string {
  // The library reads `1` and `0x7f.1` as addresses too.
  if (isIP(ip) === 0) return 'unknown';
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return `${hexOf(address.parts.slice(0, 4))}::/64`;
}

function hexOf(parts: readonly number[]): string {
  return parts.map((part) => part.toString(16)).join(':');
}

/** Makes a test from a list of networks (CIDR). All notations of an IPv4 address are equal; an invalid address matches nothing. */
export function membershipIn(networks: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [base, bits] = ipaddr.parseCIDR(network);
    list.addSubnet(base.toString(), bits, base.kind());
  }
  return (ip) => {
    if (isIP(ip) === 0) return false;
    const address = ipaddr.process(ip);
    return list.check(address instanceof ipaddr.IPv6 ? hexOf(address.parts) : address.toString(), address.kind());
  };
}

/** Whether a text is an address or, in CIDR notation, a network. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Whether the address is this machine's own. `app.inject` has no socket and reports 127.0.0.1. */
export function isLoopback(ip: string | undefined): boolean {
  return ip !== undefined && isIP(ip) !== 0 && ipaddr.process(ip).range() === 'loopback';
}
