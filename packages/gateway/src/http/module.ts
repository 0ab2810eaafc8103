import type { MemberCounts } from '@livery/contract/shapes';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Migration } from '#database/migration.ts';
import type { SchemaPart } from '#database/schema-part.ts';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { JobSource } from '#jobs/job-registry.ts';
import type { Postings } from '#ledger/posting-kinds.ts';
import type { Platform } from '#base/platform.ts';
import type { Merchant } from '#tenancy/merchant.ts';

/** Badge counts of these members. A missing entry means none. Changes are pushed as the topic `counts`. */
export type CountMembers = (db: GatewayDatabase, merchantId: number, memberIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;

/** One area of the gateway. Add yours to the list in `src/modules/modules.ts`. Its `jobs`, `sweeps` and what it `listensTo` run apart from requests. */
export interface GatewayModule extends JobSource {
  readonly name: string;
  /** Registers the module's calls with `route` and `memberRoute`, or with `app.get` for anything outside the wire. */
  readonly register?: (app: FastifyInstance) => void;
  /** Registers the calls of the desk and tests (`controlRoute`). Absent in production. */
  readonly desk?: (app: FastifyInstance) => void;
  /** Its tables from `<name>.schema.ts`, with their invariants and rules for personal data. */
  readonly schema?: SchemaPart;
  /** The kinds of transactions that it posts, with their texts for members. */
  readonly postings?: Postings;
  /** Its counts for members, by badge. */
  readonly counts?: Partial<Record<keyof MemberCounts, CountMembers>>;
  readonly release?: ReleaseSeed;
  readonly seed?: ModuleSeed;
  /**
   * Undoes people's changes to a merchant (`/control/reset`). New transactions correct the ledger, which is never
   * erased.
   */
  readonly reset?: (seeding: Seeding) => Promise<void>;
}

/**
 * Seeds the data that all merchants share. It runs once per version, before merchants are seeded, so raise `version`
 * when it changes. An older release never overwrites a newer one's. It also runs in production, so it must not change
 * anything that belongs to an operator.
 */
export interface ReleaseSeed {
  readonly version: number;
  readonly run: (trx: Transaction<Database>) => Promise<void>;
}

/**
 * Initial data of a merchant. It runs once for each merchant and version, so raise `version` when it changes, and make
 * it repeatable.
 */
export interface ModuleSeed {
  readonly version: number;
  /** Required data. It adds only what is missing, because it runs in production. */
  readonly run?: (seeding: Seeding) => Promise<void>;
  /** Runs instead in trials: demo people, money and content, which it may rewrite. */
  readonly demo?: (seeding: Seeding) => Promise<void>;
  /** Runs in development after all modules are seeded: activity of past weeks, so that reports have data. */
  readonly past?: (seeding: Seeding & Pick<Platform, 'bets'>) => Promise<void>;
}

export interface Seeding {
  /** All modules of a merchant are seeded in one transaction, in the order of the list. */
  readonly trx: Transaction<Database>;
  readonly merchant: Merchant;
  readonly now: Date;
}

declare module '#base/platform.ts' {
  interface Platform {
    readonly modules: readonly GatewayModule[];
    /** The schema parts of every room and module. */
    readonly schemaParts: readonly SchemaPart[];
    /** In the order of their application. */
    readonly migrations: readonly Migration[];
    /** Every kind of transaction. */
    readonly postings: Postings;
  }
}
