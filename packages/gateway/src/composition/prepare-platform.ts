import { connectLogin, connectRuntime, runtimeRole } from '#database/database.ts';
import { DatabaseUnusable } from '#database/database-errors.ts';
import { expectAnswer } from '#database/expect-answer.ts';
import { migrate, requireSchema, whileNobodyElsePrepares } from '#database/migrate.ts';
import { migrations } from './migrations.ts';
import { postings } from './postings.ts';
import { schemaParts } from './schema-parts.ts';
import { requireConnections, sharesConnections } from '#database/pooling.ts';
import { refuseMightyRole } from '#database/runtime-role.ts';
import { openReplica } from '#database/replica.ts';
import { seedMerchants, type MerchantSeed } from './seed.ts';
import { Tenants } from '#database/tenants.ts';
import { JobQueue } from '#jobs/job-queue.ts';
import type { JobRegistry } from '#jobs/job-registry.ts';
import { jobRegistry } from './gateway-jobs.ts';
import { grantQueues, prepareQueues } from '#jobs/prepare-queues.ts';
import { Bets } from '#modules/bets/bets.service.ts';
import { modules } from '#modules/modules.ts';
import { beaconFor, type BeaconSettings } from '#ports/beacon/beacon-for.ts';
import { databaseFiles } from '#ports/files/database-files.repo.ts';
import { proofOfWork } from '#ports/human/proof-of-work.ts';
import { carriersFor, type MessageSettings } from '#ports/messages/carriers.ts';
import { Messages } from '#ports/messages/messages.ts';
import { identityToolkit } from '#ports/sign-in/identity-toolkit.ts';
import { openIdProvider } from '#ports/sign-in/openid-provider.ts';
import type { SignInSettings } from '#ports/sign-in/sign-in-settings.ts';
import { httpPaymentProvider, type PaymentSettings } from '#ports/payments/http-payment-provider.ts';
import { Payments } from '#ports/payments/payments.ts';
import { Aggregators } from '#ports/seamless/aggregators.ts';
import { liveryAggregator, type AggregatorSettings } from '#ports/seamless/livery-aggregator.ts';
import { ChangeFeed } from '#push/change-feed.ts';
import { Clock } from '#base/clock.ts';
import { Closures } from '#tenancy/closures.ts';
import { FaultSwitch } from '#operator/fault-switch.ts';
import { JweCipher } from '#sealed/jwe-cipher.ts';
import { KeySecrets } from '#sealed/key-secrets.ts';
import { MemberSecrets } from '#sealed/member-secrets.ts';
import { MemberWaker } from '#push/member-waker.ts';
import { MerchantDirectory } from '#tenancy/merchant-directory.ts';
import { PayloadKeyRing } from '#sealed/payload-key-ring.ts';
import type { Environment, GamesOrigins, Platform } from '#base/platform.ts';
import { ViewerLookup } from '#identity/viewer-lookup.ts';

interface PlatformOptions {
  readonly databaseUrl: string;
  /** The direct address of PostgreSQL, if `databaseUrl` is a pooler that does not pass on notifications. */
  readonly directUrl?: string;
  readonly replicaUrl?: string;
  readonly environment: Environment;
  readonly controlSecret?: string;
  readonly deskFolder?: string;
  readonly merchants: readonly MerchantSeed[];
  /** Codes of brands that are not served. */
  readonly leftOut?: readonly string[];
  readonly gamesOrigins: GamesOrigins;
  readonly keySecrets: readonly string[];
  /** How messages are sent. See {@link carriersFor} for unconfigured channels. */
  readonly messages?: MessageSettings;
  /** External identity providers for login. None if omitted. */
  readonly signIn?: SignInSettings;
  /** The provider for payments. Without one, members are offered no way to pay. */
  readonly payments?: PaymentSettings;
  /** The aggregators of vendors' games. The house runs all other games. */
  readonly aggregators?: readonly AggregatorSettings[];
  /** The beacon's relays. See {@link beaconFor} if omitted. */
  readonly beacon?: BeaconSettings;
  readonly onProgress: (step: string) => void;
  readonly poolSize?: number;
  /** Milliseconds that a call waits for a connection. See `limits` if omitted. */
  readonly connectTimeout?: number;
  /** Whether another role owns the schema. If so, this role's rights and the schema are only checked. */
  readonly isSchemaGiven?: boolean;
}

/** Connects, prepares and seeds: everything that a listening app needs. */
export async function preparePlatform(options: PlatformOptions): Promise<Platform> {
  const { databaseUrl, directUrl = databaseUrl, environment, controlSecret, merchants, gamesOrigins, keySecrets, onProgress } = options;
  const { signIn = {}, poolSize, connectTimeout, isSchemaGiven = false } = options;
  const secrets = new KeySecrets(keySecrets);
  const clock = new Clock();
  const isShared = await readPooling(databaseUrl, directUrl);
  const tenants = new Tenants(connectRuntime(databaseUrl, poolSize, connectTimeout), {
    isShared,
    onTouched: (touched) => memberWaker.touch(touched),
  });
  let reports = tenants;
  const db = tenants.of(null);
  const bets = new Bets(modules.flatMap(({ onBet }) => onBet ?? []));
  const registry = jobRegistry();
  const keyRing = new PayloadKeyRing(db, clock, secrets);
  const changes = new ChangeFeed({ databaseUrl: directUrl, ask: (statement, values) => tenants.ask(statement, values) });
  const memberWaker = new MemberWaker((statement, values) => tenants.ask(statement, values), changes);
  const directory = new MerchantDirectory(db, changes, { environment, gamesOrigins, leftOut: options.leftOut ?? [] });
  const jobs = new JobQueue(db, clock, registry);
  const messages = new Messages(carriersFor(environment, options.messages ?? {}), jobs);
  const close = async (): Promise<void> => {
    messages.close();
    memberWaker.close();
    await changes.close();
    await reports.close();
    await tenants.close();
  };
  try {
    await prepareDatabase(options, registry, async () => {
      await seedMerchants({ tenants, environment, merchants, modules, bets, now: clock.now(), onProgress });
      await keyRing.prepare();
    });
    if (isSchemaGiven) await requireConnections(tenants.pool);
    if (options.replicaUrl !== undefined) reports = await openReplica(options.replicaUrl, tenants);
    await changes.start();
    await directory.load();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    environment,
    controlSecret: controlSecret ?? null,
    deskFolder: options.deskFolder ?? null,
    db,
    tenants,
    reports,
    viewers: new ViewerLookup(tenants),
    clock,
    cipher: new JweCipher(keyRing),
    memberSecrets: new MemberSecrets(secrets),
    merchants: directory,
    closures: new Closures(tenants, changes),
    changes,
    memberWaker,
    jobs,
    messages,
    humans: proofOfWork(secrets.signingSecrets),
    signIn: (signIn.providers ?? []).map(openIdProvider),
    phones: (signIn.phones ?? []).map(identityToolkit),
    files: databaseFiles,
    payments: new Payments(options.payments === undefined ? [] : [httpPaymentProvider(options.payments)]),
    aggregators: new Aggregators((options.aggregators ?? []).map(liveryAggregator)),
    ...beaconFor(environment, options.beacon, clock),
    faults: new FaultSwitch(),
    gamesOrigins,
    modules,
    bets,
    schemaParts,
    migrations,
    postings,
    close,
  };
}

/**
 * Whether a pooler moves the gateway's transactions between connections.
 *
 * @throws DatabaseUnusable if it does and there is no address for notifications
 */
async function readPooling(databaseUrl: string, directUrl: string): Promise<boolean> {
  const { pool } = connectLogin(databaseUrl);
  await expectAnswer(pool).finally(() => pool.end());
  const isShared = await sharesConnections(databaseUrl);
  if (isShared && directUrl === databaseUrl)
    throw new DatabaseUnusable(
      'The pooler shares its connections between transactions, so notifications get lost: name PostgreSQL itself in LIVERY_DATABASE_DIRECT_URL_FILE, or let it pool sessions.',
    );
  return isShared;
}

/** Migrates with the address's login, or checks the schema with it. Then one gateway at a time adds missing data. */
async function prepareDatabase(
  { databaseUrl, isSchemaGiven = false }: PlatformOptions,
  registry: JobRegistry,
  fill: () => Promise<void>,
): Promise<void> {
  const { db, pool } = connectLogin(databaseUrl);
  try {
    await expectAnswer(pool);
    if (isSchemaGiven) await refuseMightyRole(db);
    await whileNobodyElsePrepares(db, async () => {
      if (isSchemaGiven) await requireSchema(db, migrations);
      else {
        await migrate(db, migrations, ['expand', 'contract']);
        await prepareQueues(db, registry);
        await grantQueues(db, runtimeRole);
      }
      await fill();
    });
  } finally {
    await db.destroy();
  }
}
