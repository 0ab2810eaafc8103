import { isIPv4, isIPv6 } from 'node:net';

/**
 * What counts as one caller where callers are counted: an IPv4 address, or the /64 of an IPv6 one, since that is what a household
 * gets and whoever has it changes the rest at will. What is no address is one caller too.
 */
export function networkOf(ip: string): string {
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return 'unknown';
  const groups = groupsOf(ip);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff' ? groups.slice(6) : [];
  if (mapped.length > 0) return mapped.flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros; the URL parser writes any spelling in one way. */
function groupsOf(ip: string): string[] {
  const { hostname } = new URL(`http://[${ip.replace(/%.*$/, '')}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
