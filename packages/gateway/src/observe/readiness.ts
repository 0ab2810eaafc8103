import pg from 'pg';
import type { Migration } from '#database/migration.ts';
import type { MerchantDirectory } from '#tenancy/merchant-directory.ts';

/** The timeouts for connecting and for the query. Together they stay below the one second that most probes wait. */
const limit = 450;
/** Requests within this time get the same answer. */
const sharedFor = 1_000;

export type ReadinessPart = 'database' | 'migrations' | 'merchants';

export interface Verdict {
  readonly ready: boolean;
  readonly state: 'starting' | 'serving' | 'closing';
  /** The missing dependencies of a running gateway. */
  readonly missing: readonly ReadinessPart[];
}

interface Served {
  readonly databaseUrl: string;
  readonly merchants: Pick<MerchantDirectory, 'all'>;
  /** Migrations that this program knows. */
  readonly migrations: readonly Migration[];
}

/**
 * Whether a load balancer should send calls here. The check uses its own connection, opened on demand: a busy pool
 * makes calls slow, but must not take every gateway of a fleet out of service at once.
 */
export class Readiness {
  #state: Verdict['state'] = 'starting';
  #served: Served | null = null;
  #connection: pg.Pool | null = null;
  #verdict: Promise<Verdict> | null = null;
  #askedAt = 0;

  /** From now on, calls are answered. */
  serve(served: Served): void {
    this.#state = 'serving';
    this.#served = served;
    this.#connection = new pg.Pool({
      connectionString: served.databaseUrl,
      max: 1,
      connectionTimeoutMillis: limit,
      query_timeout: limit,
      application_name: 'livery readiness',
    });
    // A broken connection is replaced. Without a listener, it would end the process.
    this.#connection.on('error', () => {});
  }

  /** Reports not ready from now on, so that no new calls are routed here. Calls that still arrive are answered. */
  drain(): void {
    this.#state = 'closing';
  }

  async close(): Promise<void> {
    this.drain();
    const connection = this.#connection;
    this.#connection = null;
    await connection?.end();
  }

  check(): Promise<Verdict> {
    if (this.#state !== 'serving') return Promise.resolve({ ready: false, state: this.#state, missing: [] });
    if (this.#verdict === null || performance.now() - this.#askedAt > sharedFor) {
      this.#askedAt = performance.now();
      this.#verdict = this.#ask();
    }
    return this.#verdict;
  }

  async #ask(): Promise<Verdict> {
    const missing: ReadinessPart[] = await this.#missingOfDatabase();
    if (this.#served?.merchants.all().length === 0) missing.push('merchants');
    return { ready: missing.length === 0, state: 'serving', missing };
  }

  /** A database with migrations of a newer release is fine: that release is being rolled out. */
  async #missingOfDatabase(): Promise<ReadinessPart[]> {
    try {
      const { rows } = (await this.#connection?.query<{ name: string }>('SELECT name FROM schema_migration')) ?? { rows: [] };
      const applied = new Set(rows.map(({ name }) => name));
      const { migrations = [] } = this.#served ?? {};
      return migrations.every(({ name, phase }) => phase === 'contract' || applied.has(name)) ? [] : ['migrations'];
    } catch (error) {
      return [error instanceof pg.DatabaseError && error.code === undefinedTable ? 'migrations' : 'database'];
    }
  }
}

const undefinedTable = '42P01';
