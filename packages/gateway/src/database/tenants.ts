import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type IsolationLevel, type PostgresPoolClient, type Transaction } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { AppError } from '#base/app-error.ts';
import { Turns } from '#base/turns.ts';
import { expectFirstAnswer, limits } from './database.ts';
import type { Database, GatewayDatabase } from './schema.ts';
import { ScopedClient } from './scoped-client.ts';
import { touchedBy, type Touched } from './touched.ts';

/** Milliseconds for which a database counts as down after a failure. */
const tryAgainAfter = 10_000;

/** A serialization failure and a deadlock. Retrying the transaction succeeds. */
const passing: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/**
 * Milliseconds before each retry, plus a random delay of up to the same length. Without it, two transactions that
 * deadlocked would collide again.
 */
const pauses = [20, 100];

interface TenantsOptions {
  /** Called after the commit of a transaction that touched members' money or news. */
  readonly onTouched?: (touched: Touched) => void;
  /** Transactions of one client may run on different server connections, so no statement is prepared under a name. */
  readonly isShared?: boolean;
  /** Used while this database is down. */
  readonly standIn?: Tenants;
  /** Checks a new connection before its first use. */
  readonly greet?: (client: PoolClient) => Promise<void>;
}

/**
 * The runtime's connections, each scoped to one tenant: row-level security hides the rows of all others. A tenant never
 * gets more than half of them, so its stuck transactions cannot block the other tenants.
 */
export class Tenants {
  readonly pool: Pool;
  readonly onTouched: (touched: Touched) => void;
  readonly isShared: boolean;
  readonly #share: number;
  readonly #connectTimeout: number;
  readonly #standIn: Tenants | null;
  readonly #greet: (client: PoolClient) => Promise<void>;
  readonly #greeted = new WeakSet<PoolClient>();
  #awayUntil = 0;
  readonly #databases = new Map<number | null, GatewayDatabase>();
  readonly #turns = new Map<number | null, Turns>();

  constructor(pool: Pool, { onTouched = () => {}, isShared = false, standIn, greet }: TenantsOptions = {}) {
    this.pool = pool;
    this.onTouched = onTouched;
    this.isShared = isShared;
    this.#standIn = standIn ?? null;
    this.#connectTimeout = pool.options.connectionTimeoutMillis ?? limits.connect;
    this.#greet = greet ?? ((client) => expectFirstAnswer(client, this.#connectTimeout));
    this.#share = Math.max(1, Math.floor((pool.options.max ?? 10) / 2));
  }

  /** The database as one merchant sees it. Null sees only what belongs to no tenant. */
  of(merchantId: number | null): GatewayDatabase {
    const known = this.#databases.get(merchantId);
    if (known !== undefined) return known;
    const connect = async () => (await this.connect(merchantId)) as unknown as PostgresPoolClient;
    const pool = { options: {}, connect, end: async () => {} };
    const db: GatewayDatabase = new Kysely({ dialect: new PostgresDialect({ pool }) });
    this.#databases.set(merchantId, db);
    return db;
  }

  /** Runs an action in one transaction of a merchant, with up to two retries after conflicts. The action must be repeatable. */
  async transaction<Result>(
    merchantId: number,
    action: (trx: Transaction<Database>) => Promise<Result>,
    isolationLevel: IsolationLevel = 'read committed',
  ): Promise<Result> {
    const run = async (): Promise<Result> => {
      let touched: Touched | null = null;
      const begun = this.of(merchantId).transaction();
      const result = await (isolationLevel === 'read committed' ? begun : begun.setIsolationLevel(isolationLevel)).execute(async (trx) => {
        const done = await action(trx);
        touched = touchedBy(trx);
        return done;
      });
      if (touched !== null) this.onTouched(touched);
      return result;
    };
    for (const pause of pauses) {
      try {
        return await run();
      } catch (error) {
        if (!passing.has((error as { code?: unknown }).code)) throw error;
        await wait(pause * (1 + Math.random()));
      }
    }
    return run();
  }

  /** Runs one statement for no tenant. */
  async ask(statement: string, values: readonly unknown[]): Promise<QueryResult> {
    const client = await this.connect(null);
    try {
      return await client.query(statement, values);
    } finally {
      client.release();
    }
  }

  /**
   * A connection scoped to a merchant. The caller releases it.
   *
   * @throws AppError UNAVAILABLE if the tenant uses its whole share and no connection becomes free
   */
  async connect(merchantId: number | null): Promise<ScopedClient> {
    if (this.#standIn !== null && performance.now() < this.#awayUntil) return this.#standIn.connect(merchantId);
    const turns = this.#turnsOf(merchantId);
    await turns.enter(turns.isFull ? AbortSignal.timeout(this.#connectTimeout) : undefined);
    try {
      return new ScopedClient(await this.#take(), merchantId, { isShared: this.isShared, onRelease: () => turns.leave() });
    } catch (error) {
      turns.leave();
      if (this.#standIn === null) throw error;
      this.#awayUntil = performance.now() + tryAgainAfter;
      return this.#standIn.connect(merchantId);
    }
  }

  async #take(): Promise<PoolClient> {
    const client = await this.pool.connect();
    if (this.#greeted.has(client)) return client;
    try {
      await this.#greet(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#greeted.add(client);
    return client;
  }

  /** Closing twice is allowed. */
  async close(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }

  #turnsOf(merchantId: number | null): Turns {
    const turns = this.#turns.get(merchantId) ?? new Turns(this.#share, () => new AppError('UNAVAILABLE', { retryAfter: 1 }));
    this.#turns.set(merchantId, turns);
    return turns;
  }
}

/** Sets the merchant of a transaction on a connection outside the pool. */
export async function workFor(trx: Transaction<Database>, merchantId: number): Promise<void> {
  await sql`SELECT set_config('livery.merchant', ${String(merchantId)}, true)`.execute(trx);
}

declare module '#base/platform.ts' {
  interface Platform {
    /** For rows that belong to no tenant. */
    readonly db: GatewayDatabase;
    /** Scoped connections for each tenant. */
    readonly tenants: Tenants;
    /**
     * The same for reports and files, which may lag a little: from a replica if there is one. Never for anything that
     * moves money.
     */
    readonly reports: Tenants;
  }
}
