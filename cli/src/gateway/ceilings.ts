import { headers, routes, type RouteName } from '@livery/contract/routes';
import type { Brand } from '@livery/brand';
import { cliError } from '../errors/cli-error.ts';
import { askGateway } from './gateway-url.ts';

export type FeatureName = keyof Brand['features'];

/** The calls that each feature needs. Without one of them the feature is not served. */
const callsOf: Partial<Record<FeatureName, readonly RouteName[]>> = {
  favourites: ['favouriteIds', 'favouriteList', 'addFavourite', 'removeFavourite'],
  recent: ['recentGames'],
  demoPlay: ['launchDemo'],
};

/** A gateway's flags of a merchant's whitelabel tree, by name. */
export type GatewayFlags = Record<string, boolean>;

/** The features that a gateway does not serve. The probes are calls that it refuses, so nothing is written. */
export async function findMissing(gateway: string, merchantCode: string, names: readonly FeatureName[]): Promise<FeatureName[]> {
  const missing: FeatureName[] = [];
  for (const name of names) {
    const served = await Promise.all((callsOf[name] ?? []).map((call) => isServed(gateway, merchantCode, call)));
    if (served.includes(false)) missing.push(name);
  }
  return missing;
}

/** The gateway's flags for a merchant, at any depth of the tree. Throws `CliError` `UnknownMerchant` and `GatewayVersionMismatch`. */
export async function readFlags(gateway: string, merchantCode: string): Promise<GatewayFlags> {
  const response = await askGateway(gateway, routes.whitelabel.path, {
    headers: { [headers.merchant]: merchantCode },
    signal: AbortSignal.timeout(10_000),
  });
  const answer = (await response.json().catch(() => null)) as { success?: boolean; value?: { features?: unknown } } | null;
  if (answer?.success !== true) throw cliError('UnknownMerchant', { origin: gateway, status: response.status, merchant: merchantCode });
  const flags: GatewayFlags = {};
  if (addFlags(flags, answer.value?.features)) return flags;
  throw cliError('GatewayVersionMismatch', { address: `${gateway}${routes.whitelabel.path}` });
}

/** Whether `nodes` are flags. Collects them in `flags`. */
function addFlags(flags: GatewayFlags, nodes: unknown): boolean {
  if (!Array.isArray(nodes)) return false;
  return nodes.every((node: { modId?: unknown; enabled?: unknown; childrenNodes?: unknown } | null) => {
    if (typeof node?.modId !== 'string' || typeof node.enabled !== 'boolean') return false;
    flags[node.modId] = node.enabled;
    return addFlags(flags, node.childrenNodes ?? []);
  });
}

/** A gateway answers 501 for a route without a handler and 404 for an unknown one. */
async function isServed(gateway: string, merchantCode: string, name: RouteName): Promise<boolean> {
  const { method, path } = routes[name];
  const response = await askGateway(gateway, path, {
    method,
    headers: { [headers.merchant]: merchantCode, ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }) },
    ...(method === 'GET' ? {} : { body: '{}' }),
    signal: AbortSignal.timeout(10_000),
  });
  await response.arrayBuffer();
  return response.status !== 501 && response.status !== 404;
}
