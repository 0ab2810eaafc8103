import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { startEmbeddedServer, type EmbeddedServer } from '#database/embedded/embedded-server.ts';
import type { MerchantSeed } from './seed.ts';
import { countJobs } from '#jobs/queue.repo.ts';
import { startWorker } from '#jobs/worker.ts';
import { watchDatabase } from '#database/watch-database.ts';
import type { BeaconSettings } from '#ports/beacon/beacon-for.ts';
import type { MessageSettings } from '#ports/messages/carriers.ts';
import type { SignInSettings } from '#ports/sign-in/sign-in-settings.ts';
import type { AggregatorSettings } from '#ports/seamless/livery-aggregator.ts';
import type { PaymentSettings } from '#ports/payments/http-payment-provider.ts';
import type { LogLevel } from '#observe/access-log.ts';
import { Metrics } from '#observe/metrics.ts';
import { createOperationsApp } from '#observe/operations-app.ts';
import { guardProcess } from '#observe/process-guard.ts';
import { Readiness } from '#observe/readiness.ts';
import { preparePlatform } from './prepare-platform.ts';
import { createApp } from '#http/app.ts';
import { readKeySecret } from '#sealed/key-secret-file.ts';
import type { NetworkLimit } from '#limits/network-limit.ts';
import type { GamesOrigins } from '#base/platform.ts';

interface CommonOptions {
  /** A free port if omitted. */
  readonly port?: number;
  /** 127.0.0.1 if omitted. */
  readonly host?: string;
  /** Your own PostgreSQL. Without it, one of our own is started below `dataDir`. */
  readonly databaseUrl?: string;
  /**
   * The direct address of PostgreSQL, if `databaseUrl` is a pooler that shares its connections between transactions.
   */
  readonly directUrl?: string;
  /** A streaming replica for reports. The database itself if omitted. */
  readonly replicaUrl?: string;
  /** `.livery` in the working directory if omitted. */
  readonly dataDir?: string;
  readonly merchants: readonly MerchantSeed[];
  /** Codes of brands that are not served, even if an earlier start created their merchants. */
  readonly leftOut?: readonly string[];
  readonly gamesOrigins: GamesOrigins;
  /** Trusted proxies, as CIDRs, for the visitor's address. This machine's if omitted. */
  readonly trustedProxies?: readonly string[];
  /**
   * Secrets of at least 32 characters that encrypt stored private keys: the current one first, then the ones it
   * replaces. Production requires one. Elsewhere the data folder's own secret is the default.
   */
  readonly keySecrets?: readonly string[];
  /**
   * How mail and text messages are sent. An unconfigured channel goes to the inbox of `/control/`, or does not exist in
   * production.
   */
  readonly messages?: MessageSettings;
  /** External identity providers for login. None if omitted. */
  readonly signIn?: SignInSettings;
  /** The provider for payments. Without one, members are offered no way to pay. */
  readonly payments?: PaymentSettings;
  /** The aggregators of vendors' games. The house runs all other games. */
  readonly aggregators?: readonly AggregatorSettings[];
  /**
   * Relays of drand that supply randomness for lotteries. If omitted: public ones in production, a simulator elsewhere.
   */
  readonly beacon?: BeaconSettings;
  /** How many calls a network may make to this gateway, over all routes. Null for no limit. */
  readonly networkLimit?: NetworkLimit | null;
  /** `info` logs a line per request on standard output. If omitted: `info` in production, otherwise `error`. */
  readonly log?: LogLevel;
  /** The port for metrics and health checks, open from before the database starts until the end. 0 picks a free port. Without a port, nothing is counted. */
  readonly metricsPort?: number;
  /** 127.0.0.1 if omitted, because it is not for visitors. */
  readonly metricsHost?: string;
  /**
   * Milliseconds between the first 'not ready' and the last new call, so that a load balancer notices. If omitted:
   * 5,000 in production, otherwise 0.
   */
  readonly drainFor?: number;
  /** The most connections to PostgreSQL for calls. 20 if omitted. */
  readonly poolSize?: number;
  readonly onProgress?: (step: string) => void;
  /** Receives a sentence when PostgreSQL goes down and when it is back. They go to standard error if omitted. */
  readonly onIncident?: (sentence: string) => void;
}

/**
 * The environment is never guessed. Control calls and the desk exist everywhere but in `production`, and require their
 * secret.
 */
export type GatewayOptions = CommonOptions &
  (
    | { readonly environment: 'production' }
    | {
        readonly environment: 'development' | 'test';
        readonly controlSecret: string;
        /** The built desk, served below `/control/`. None if omitted. */
        readonly deskFolder?: string;
      }
  );

export interface Gateway {
  readonly url: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** The address of metrics and health. Null if not requested. */
  readonly metricsUrl: string | null;
  /** Reports not ready, drains requests and jobs, then stops the server and its PostgreSQL. */
  readonly close: () => Promise<void>;
  /** For a process that runs only this gateway: see {@link guardProcess}. */
  readonly guardProcess: () => void;
}

const drainInProduction = 5_000;
/** In characters: 32 of base64url are 192 bits. */
const leastSecret = 32;

/**
 * Starts the gateway: creates, migrates and seeds its database, then answers calls. In production the owner of the
 * database creates and migrates it, and the gateway connects as a role that cannot.
 *
 * @throws DatabaseUnusable, DatabaseTooNew, DatabaseBehind, DatabaseRoleRefused, KeySecretUnusable, GatewayPortBusy
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { port = 0, host = '127.0.0.1', onProgress = () => {}, onIncident = sayOnTerminal, dataDir = path.resolve('.livery') } = options;
  const isPublic = options.environment === 'production';
  const { metricsPort, metricsHost = '127.0.0.1', drainFor = isPublic ? drainInProduction : 0 } = options;
  if (options.environment !== 'production' && options.controlSecret.length < leastSecret)
    throw new RangeError(`The control secret has ${options.controlSecret.length} characters, ${leastSecret} are the least.`);
  const readiness = new Readiness();
  const metrics = metricsPort === undefined ? null : new Metrics();
  let server: EmbeddedServer | null = null;
  const closing: (() => Promise<unknown>)[] = [];
  const closeAtOnce = async (): Promise<void> => {
    for (const end of closing.splice(0).toReversed()) await end();
  };
  try {
    let metricsUrl: string | null = null;
    if (metrics !== null && metricsPort !== undefined) {
      const operations = await createOperationsApp({ readiness, metrics });
      closing.push(() => operations.close());
      metricsUrl = `http://${metricsHost}:${await listen(operations, metricsPort, metricsHost)}`;
    }
    if (options.databaseUrl === undefined) {
      onProgress('Starting PostgreSQL');
      server = await startEmbeddedServer({ dataDir, onProgress, onIncident });
      closing.push(server.stop);
    }
    const databaseUrl = options.databaseUrl ?? (await server?.databaseUrl('livery')) ?? '';
    const keySecrets = options.keySecrets ?? (isPublic ? [] : [await readKeySecret(dataDir)]);
    const platform = await preparePlatform({ ...options, databaseUrl, keySecrets, onProgress, isSchemaGiven: isPublic });
    closing.push(() => platform.close());
    if (server === null) closing.push(watchDatabase(databaseUrl, onIncident));
    metrics?.addPool(platform.tenants.pool);
    metrics?.addPayments(platform.payments);
    const app = await createApp(platform, {
      ...(options.trustedProxies === undefined ? {} : { trustedProxies: options.trustedProxies }),
      ...(options.networkLimit === undefined ? {} : { networkLimit: options.networkLimit }),
      logLevel: options.log ?? (isPublic ? 'info' : 'error'),
      metrics,
      readiness,
    });
    closing.push(() => app.close());
    const worker = await startWorker({ platform, databaseUrl, log: app.log });
    closing.push(worker.stop);
    metrics?.addQueues(() => countJobs(platform.db));
    const listening = await listen(app, port, host);
    readiness.serve({ databaseUrl, merchants: platform.merchants, migrations: platform.migrations });
    return {
      url: `http://${host}:${listening}`,
      port: listening,
      databaseUrl,
      metricsUrl,
      close: async () => {
        readiness.drain();
        await wait(drainFor);
        await closeAtOnce();
      },
      guardProcess: () => guardProcess({ log: app.log, close: closeAtOnce }),
    };
  } catch (error) {
    await closeAtOnce();
    throw error;
  }
}

function sayOnTerminal(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** The port in use. */
async function listen(app: FastifyInstance, port: number, host: string): Promise<number> {
  await app.listen({ port, host }).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new GatewayPortBusy(port) : error;
  });
  return (app.server.address() as AddressInfo).port;
}

/** The port is taken. `message` is one sentence for the person who started the program. */
export class GatewayPortBusy extends Error {
  override readonly name = 'GatewayPortBusy';

  constructor(port: number) {
    super(`Port ${port} is in use: stop what listens there, or choose another port for the gateway.`);
  }
}
