import { BlockList, isIP } from 'node:net';
import { lackOf, type Lack } from '../errors/setting-faults.ts';

/** A larger network would let too many callers claim any address. */
const fewestBits = { 4: 8, 6: 16 };

/** The proxies whose `X-Forwarded-For` counts, or the faults in the list. `host` is the address that the gateway listens on. */
export function readTrustedProxies(text: string | undefined, host: string): string[] | Lack {
  if (text === undefined) return lackOf('noProxies', {});
  if (text.trim() === 'none') {
    if (!/^(?:localhost|127\..*|::1)$/.test(host)) return [];
    return lackOf('nearProxyOnly', { host });
  }
  const networks = text.split(',').map((part) => part.trim());
  for (const network of networks) {
    const problem = problemOf(network);
    if (problem !== null) return lackOf('badProxy', { network, why: problem });
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
