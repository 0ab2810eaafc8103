import { isIP } from 'node:net';
import type { ResolvedBrand } from '@livery/brand';
import type { AggregatorSettings, BeaconSettings, Gateway, MessageSettings, PaymentSettings, SignInSettings } from '@livery/gateway';
import { cliError } from '../errors/cli-error.ts';
import { readAggregatorSettings } from './aggregator-settings.ts';
import { readBeaconSettings } from './beacon-settings.ts';
import { readDatabaseUrl } from './database-url.ts';
import { loadGateway, toGatewayError } from './load-gateway.ts';
import type { GatewayRequest } from '../services/run/gateway.ts';
import { describeRefused, findMerchants, merchantOf, type RefusedBrand } from './merchants.ts';
import { readMessageSettings } from './message-settings.ts';
import { readPaymentSettings } from './payment-settings.ts';
import { lackOf, type Lack } from '../errors/setting-faults.ts';
import { isStrong, readSecret } from './secrets.ts';
import { readSignInSettings } from './sign-in-settings.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

export interface ProductionRequest extends Omit<GatewayRequest, 'sitePort'> {
  gamesOrigin?: string;
  /** Networks separated by commas, or `none`. */
  trustedProxies?: string;
}

export interface ProductionGateway {
  gateway: Gateway;
  gamesOrigin: string;
  merchants: string[];
  refused: RefusedBrand[];
  warnings: string[];
}

interface Problem extends Lack {
  kind: 'usage' | 'environment';
}

/** Starts the gateway for production, or reports at once everything that prevents it. */
export async function runProductionGateway(
  cwd: string,
  request: ProductionRequest,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<ProductionGateway> {
  const { port, host, poolSize, metricsPort, metricsHost, onProgress } = request;
  const settings = readSettings(request, environment);
  const found = await findMerchants(cwd, request.environment);
  const refused = [...found.refused, ...found.brands.flatMap(refusalInPublic)];
  const brands = found.brands.filter((brand) => refusalInPublic(brand).length === 0);
  const problems = [...settings.problems, ...clashes(settings.gamesOrigin, brands)];
  if (brands.length === 0) problems.push({ kind: 'environment', ...lackOf('noPublicBrand', { message: describeRefused(refused) }) });
  const { startGateway, preflight } = await loadGateway();
  if (settings.databaseUrl !== null) {
    onProgress?.('Looking at the database');
    for (const message of await preflight(settings.databaseUrl))
      problems.push({ kind: 'environment', ...lackOf('databaseNotReady', { message }) });
  }
  if (problems.length > 0)
    throw cliError('ProductionRefused', {
      case: problems.some(({ kind }) => kind === 'usage') ? 'settings' : 'surroundings',
      lacks: problems,
    });
  const gamesOrigin = settings.gamesOrigin ?? '';
  try {
    const gateway = await startGateway({
      port,
      environment: 'production',
      databaseUrl: settings.databaseUrl ?? '',
      ...(settings.directUrl === null ? {} : { directUrl: settings.directUrl }),
      ...(settings.replicaUrl === null ? {} : { replicaUrl: settings.replicaUrl }),
      merchants: brands.map(merchantOf),
      gamesOrigins: { named: gamesOrigin, numbered: gamesOrigin },
      trustedProxies: settings.trustedProxies,
      keySecrets: settings.keySecrets,
      messages: settings.messages,
      signIn: settings.signIn,
      aggregators: settings.aggregators,
      ...(settings.payments === undefined ? {} : { payments: settings.payments }),
      ...(settings.beacon === undefined ? {} : { beacon: settings.beacon }),
      log: 'info',
      ...(host === undefined ? {} : { host }),
      ...(poolSize === undefined ? {} : { poolSize }),
      ...(metricsPort === undefined ? {} : { metricsPort }),
      ...(metricsHost === undefined ? {} : { metricsHost }),
      ...(onProgress === undefined ? {} : { onProgress }),
    });
    return { gateway, gamesOrigin, merchants: brands.map(({ code }) => code), refused, warnings: settings.warnings };
  } catch (error) {
    throw toGatewayError(error, 'production');
  }
}

interface Settings {
  problems: Problem[];
  warnings: string[];
  gamesOrigin: string | null;
  trustedProxies: string[];
  databaseUrl: string | null;
  directUrl: string | null;
  replicaUrl: string | null;
  keySecrets: string[];
  messages: MessageSettings;
  signIn: SignInSettings;
  payments: PaymentSettings | undefined;
  aggregators: AggregatorSettings[];
  beacon: BeaconSettings | undefined;
}

function readSettings(request: ProductionRequest, environment: NodeJS.ProcessEnv): Settings {
  const { host = '127.0.0.1', gamesOrigin, trustedProxies, data } = request;
  const problems: Problem[] = [];
  const usage = (...lacks: Lack[]): void => void problems.push(...lacks.map((lack) => ({ kind: 'usage' as const, ...lack })));
  if (data !== undefined) usage(lackOf('dataFolder', {}));

  const games = gamesOrigin === undefined ? null : readGamesOrigin(gamesOrigin);
  if (gamesOrigin === undefined) usage(lackOf('noGamesOrigin', {}));
  else if (games === null) usage(lackOf('badGamesOrigin', { text: gamesOrigin }));

  const proxies = readTrustedProxies(trustedProxies, host);
  if (!Array.isArray(proxies)) usage(proxies);

  const database = readDatabaseUrl({ given: request.databaseUrl, flag: '--database-url', variable: 'LIVERY_DATABASE_URL', environment });
  const direct = readDatabaseUrl({
    given: request.databaseDirectUrl,
    flag: '--database-direct-url',
    variable: 'LIVERY_DATABASE_DIRECT_URL',
    environment,
  });
  const replica = readDatabaseUrl({ given: request.replicaUrl, flag: '--replica-url', variable: 'LIVERY_REPLICA_URL', environment });
  for (const address of [database, direct, replica]) usage(...address.problems);
  if (database.value === null && database.problems.length === 0) usage(lackOf('noDatabase', {}));

  const keys = readSecret('LIVERY_KEY_SECRET', environment);
  const keySecrets = (keys.value ?? '').split(/[\s,]+/).filter((text) => text !== '');
  usage(...keys.problems);
  if (keys.value === null && keys.problems.length === 0) usage(lackOf('noKeySecret', {}));
  if (!keySecrets.every(isStrong)) usage(lackOf('guessable', { name: 'A value of LIVERY_KEY_SECRET' }));

  const messages = readMessageSettings(environment);
  const payments = readPaymentSettings(environment);
  const aggregators = readAggregatorSettings(environment);
  const beacon = readBeaconSettings(environment);
  usage(...messages.problems, ...payments.problems, ...aggregators.problems, ...beacon.problems);

  const signIn = readSignInSettings(request.signIn, environment);
  usage(...signIn.problems);

  return {
    problems,
    warnings: [
      ...database.warnings,
      ...direct.warnings,
      ...replica.warnings,
      ...keys.warnings,
      ...messages.warnings,
      ...payments.warnings,
      ...aggregators.warnings,
      ...signIn.warnings,
    ],
    gamesOrigin: games,
    trustedProxies: Array.isArray(proxies) ? proxies : [],
    databaseUrl: database.value,
    directUrl: direct.value,
    replicaUrl: replica.value,
    keySecrets,
    messages: messages.settings,
    signIn: signIn.settings,
    payments: payments.settings,
    aggregators: aggregators.settings,
    beacon: beacon.settings,
  };
}

function readGamesOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, hostname, pathname, search, username } = new URL(text);
  const isBare = pathname === '/' && search === '' && username === '';
  return protocol === 'https:' && isBare && isPublicName(hostname) ? origin : null;
}

function isPublicName(host: string): boolean {
  return isIP(host.replace(/^\[|\]$/g, '')) === 0 && host.includes('.') && !/(?:^|\.)localhost$/.test(host);
}

/** A faulty brand file does not stop the other brands: the brand is left out and its faults are reported. */
function refusalInPublic({ code, hosts }: ResolvedBrand): RefusedBrand[] {
  if (hosts.length === 0) return [{ code, reason: 'it names no hosts, so no page may call for it' }];
  const near = hosts.filter((host) => !isPublicName(host));
  return near.length === 0 ? [] : [{ code, reason: `${near.join(', ')} is not a public name` }];
}

/** A game on a brand's origin could read the brand's pages and tokens. */
function clashes(gamesOrigin: string | null, brands: readonly ResolvedBrand[]): Problem[] {
  const host = gamesOrigin === null ? null : new URL(gamesOrigin).hostname;
  return brands
    .filter(({ hosts }) => host !== null && hosts.includes(host))
    .map(({ code }) => ({ kind: 'usage', ...lackOf('gamesOnBrandHost', { code }) }));
}
