import { BlockList, isIP } from 'node:net';
import type { Lack } from '../errors/gateway-errors.ts';

/** Fewer bits than these mean half the world, which could then say that it calls from anywhere. */
const fewestBits = { 4: 8, 6: 16 };

/** The networks whose word on the visitor's address counts, or what is wrong with them. `host` is what the gateway listens on. */
export function readTrustedProxies(text: string | undefined, host: string): string[] | Lack {
  const hint = 'Write the networks of the proxies in front, such as --trusted-proxies 127.0.0.1/32 for a nginx on this machine.';
  if (text === undefined)
    return { what: '--trusted-proxies is missing: with a wrong list all visitors share one limit, or choose their own address.', hint };
  if (text.trim() === 'none') {
    if (!/^(?:localhost|127\..*|::1)$/.test(host)) return [];
    return {
      what: `--trusted-proxies none, and on ${host} only a proxy of this machine reaches the gateway: all visitors would share one limit.`,
      hint,
    };
  }
  const networks = text.split(',').map((part) => part.trim());
  for (const network of networks) {
    const problem = problemOf(network);
    if (problem !== null) return { what: `--trusted-proxies: ${JSON.stringify(network)} ${problem}.`, hint };
  }
  return networks;
}

function problemOf(network: string): string | null {
  const [address = '', bits, ...more] = network.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return 'is not a network';
  if (bits === undefined) return null;
  try {
    new BlockList().addSubnet(address, /^\d{1,3}$/.test(bits) ? Number(bits) : -1, family === 4 ? 'ipv4' : 'ipv6');
  } catch {
    return 'is not a network';
  }
  return Number(bits) < fewestBits[family as 4 | 6] ? 'covers half of the internet, which could then claim any address' : null;
}
