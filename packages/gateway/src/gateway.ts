import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { DatabaseUnusable } from './database/database-errors.ts';
import { connectOwner, connectRuntime } from './database/database.ts';
import { startEmbeddedServer, type EmbeddedServer } from './database/embedded/embedded-server.ts';
import { migrations } from './database/migrations.ts';
import { migrate, whileNobodyElsePrepares } from './database/migrate.ts';
import type { GatewayDatabase } from './database/schema.ts';
import { seedMerchants, type MerchantSeed } from './database/seed.ts';
import { sweep } from './database/sweep.ts';
import { Tenants } from './database/tenants.ts';
import { modules } from './modules/modules.ts';
import type { LogLevel } from './observe/access-log.ts';
import { Metrics } from './observe/metrics.ts';
import { createOperationsApp } from './observe/operations-app.ts';
import { guardProcess } from './observe/process-guard.ts';
import { Readiness } from './observe/readiness.ts';
import { createApp } from './server/app.ts';
import { ChangeFeed } from './server/change-feed.ts';
import { Clock } from './server/clock.ts';
import { Closures } from './server/closures.ts';
import { FaultSwitch } from './server/fault-switch.ts';
import { JweCipher } from './server/jwe-cipher.ts';
import { readKeySecret } from './server/key-secret-file.ts';
import { KeySecrets } from './server/key-secrets.ts';
import { MerchantDirectory } from './server/merchant-directory.ts';
import { PayloadKeyRing } from './server/payload-key-ring.ts';
import type { NetworkLimit } from './server/network-limit.ts';
import type { Environment, GamesOrigins, Platform } from './server/platform.ts';
import { ViewerLookup } from './server/viewer-lookup.ts';

export interface GatewayOptions {
  /** A free one when absent. */
  readonly port?: number;
  /** 127.0.0.1 when absent. */
  readonly host?: string;
  /** A PostgreSQL of yours; without it one of our own is started below `dataDir`. */
  readonly databaseUrl?: string;
  /** `.livery` in the working directory when absent. */
  readonly dataDir?: string;
  readonly merchants: readonly MerchantSeed[];
  readonly gamesOrigins: GamesOrigins;
  /** `development` when absent. Control calls exist everywhere but in `production`. */
  readonly environment?: Environment;
  /** Proxies, as CIDRs, whose word on the visitor's address counts; those of this machine when absent. */
  readonly trustedProxies?: readonly string[];
  /**
   * Secrets of 32 characters or more that private keys are stored under: the current one, then those it takes the place of.
   * Production demands one; elsewhere the data folder's own is used when absent.
   */
  readonly keySecrets?: readonly string[];
  /** Calls that one network may make of this gateway, whatever they ask for; null for any number. */
  readonly networkLimit?: NetworkLimit | null;
  /** `info`, a line a request on standard output, in production when absent, else `error`. */
  readonly log?: LogLevel;
  /** Where metrics and health are asked for from before the database is opened until the end; 0 is a free port. Nothing is counted without it. */
  readonly metricsPort?: number;
  /** 127.0.0.1 when absent: what is there is for no visitor. */
  readonly metricsHost?: string;
  /** Milliseconds between the first 'not ready' and the last new call, for a load balancer to notice: 5,000 in production when absent, else 0. */
  readonly drainFor?: number;
  readonly onProgress?: (step: string) => void;
}

export interface Gateway {
  readonly url: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Where metrics and health are; null when nobody asked for them. */
  readonly metricsUrl: string | null;
  /** Says that it is not ready, answers what still comes while it drains and what is under way, then stops the server and its PostgreSQL. */
  readonly close: () => Promise<void>;
  /** For a process that is this gateway and nothing else: see {@link guardProcess}. */
  readonly guardProcess: () => void;
}

const drainInProduction = 5_000;
const sweepEvery = 10 * 60_000;

/**
 * Starts the gateway: its database, made, migrated and seeded; then its calls.
 *
 * @throws DatabaseUnusable, DatabaseTooNew, KeySecretUnusable, GatewayPortBusy
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { port = 0, host = '127.0.0.1', environment = 'development', onProgress = () => {}, dataDir = path.resolve('.livery') } = options;
  const { metricsPort, metricsHost = '127.0.0.1', drainFor = environment === 'production' ? drainInProduction : 0 } = options;
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
      server = await startEmbeddedServer({ dataDir, onProgress });
      closing.push(server.stop);
    }
    const databaseUrl = options.databaseUrl ?? (await server?.databaseUrl('livery')) ?? '';
    const keySecrets = options.keySecrets ?? (environment === 'production' ? [] : [await readKeySecret(dataDir)]);
    const platform = await preparePlatform({ ...options, databaseUrl, environment, keySecrets, onProgress });
    closing.push(() => platform.close());
    metrics?.addPool(platform.tenants.pool);
    const app = await createApp(platform, {
      ...(options.trustedProxies === undefined ? {} : { trustedProxies: options.trustedProxies }),
      ...(options.networkLimit === undefined ? {} : { networkLimit: options.networkLimit }),
      logLevel: options.log ?? (environment === 'production' ? 'info' : 'error'),
      metrics,
      readiness,
    });
    closing.push(() => app.close());
    const sweeper = setInterval(() => {
      const now = platform.clock.now();
      void platform.cipher.rotateKeys(now).catch((error: unknown) => app.log.error(error));
      void sweep(platform, now).catch((error: unknown) => app.log.error(error));
    }, sweepEvery).unref();
    closing.push(async () => clearInterval(sweeper));
    const listening = await listen(app, port, host);
    readiness.serve({ databaseUrl, merchants: platform.merchants });
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

/** The port that it got. */
async function listen(app: FastifyInstance, port: number, host: string): Promise<number> {
  await app.listen({ port, host }).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new GatewayPortBusy(port) : error;
  });
  return (app.server.address() as AddressInfo).port;
}

/** The port is taken; `message` is one sentence for whoever started the program. */
export class GatewayPortBusy extends Error {
  override readonly name = 'GatewayPortBusy';

  constructor(port: number) {
    super(`Port ${port} is in use: stop what listens there, or choose another port for the gateway.`);
  }
}

/** Whoever started the program hears which server does not answer, never its password. */
async function expectAnswer(pool: Pool): Promise<void> {
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    const { hostname, port, pathname } = new URL(pool.options.connectionString ?? '');
    throw new DatabaseUnusable(
      `PostgreSQL at ${hostname}:${port || 5432}${pathname} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

interface PlatformOptions {
  readonly databaseUrl: string;
  readonly environment: Environment;
  readonly merchants: readonly MerchantSeed[];
  readonly gamesOrigins: GamesOrigins;
  readonly keySecrets: readonly string[];
  readonly onProgress: (step: string) => void;
  readonly poolSize?: number;
}

/** Connects, migrates, seeds: everything that a listening app stands on. */
export async function preparePlatform({
  databaseUrl,
  environment,
  merchants,
  gamesOrigins,
  keySecrets,
  onProgress,
  poolSize,
}: PlatformOptions): Promise<Platform> {
  const secrets = new KeySecrets(keySecrets);
  const clock = new Clock();
  const tenants = new Tenants(connectRuntime(databaseUrl, poolSize));
  const db = tenants.of(null);
  const keyRing = new PayloadKeyRing(db, clock, secrets);
  const changes = new ChangeFeed({ databaseUrl, ask: (statement, values) => tenants.pool.query(statement, [...values]) });
  const directory = new MerchantDirectory(db, changes, environment, gamesOrigins);
  const close = async (): Promise<void> => {
    await changes.close();
    await tenants.close();
  };
  try {
    await prepareDatabase(databaseUrl, async () => {
      await seedMerchants({ tenants, environment, merchants, modules, now: clock.now(), onProgress });
      await keyRing.prepare();
    });
    await changes.start();
    await directory.load();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    environment,
    db,
    tenants,
    viewers: new ViewerLookup(tenants),
    clock,
    cipher: new JweCipher(keyRing),
    merchants: directory,
    closures: new Closures(tenants, changes),
    changes,
    faults: new FaultSwitch(),
    gamesOrigins,
    modules,
    close,
  };
}

/** As the owner: migrates, then lets the runtime fill in what is missing, while no other gateway of the fleet prepares. */
async function prepareDatabase(databaseUrl: string, fill: () => Promise<void>): Promise<void> {
  const pool = connectOwner(databaseUrl);
  const owner: GatewayDatabase = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    await expectAnswer(pool);
    await whileNobodyElsePrepares(owner, async () => {
      await migrate(owner, migrations);
      await fill();
    });
  } finally {
    await owner.destroy();
  }
}
