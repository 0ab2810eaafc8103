import type { Currency } from '@livery/contract/money';
import { headers } from '@livery/contract/routes';
import type { FastifyRequest } from 'fastify';
import type { GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import type { ChangeFeed } from '#push/change-feed.ts';
import type { Merchant } from './merchant.ts';
import { readProfile, refuseTrialProfile } from './merchant-profile.ts';
import { isGamesHost, type Environment, type GamesOrigins } from '#base/platform.ts';

interface DirectoryOptions {
  readonly environment: Environment;
  readonly gamesOrigins: GamesOrigins;
  /** Codes of brands that are not served, whose calls are refused. */
  readonly leftOut: readonly string[];
}

/** The gateway's tenants in memory, found by code or host. The change feed reports changes made elsewhere. */
export class MerchantDirectory {
  readonly #db: GatewayDatabase;
  readonly #environment: Environment;
  readonly #gamesOrigins: GamesOrigins;
  readonly #leftOut: readonly string[];
  /** Includes brands that are not served. */
  #byId = new Map<number, Merchant>();
  #byCode = new Map<string, Merchant>();
  #byHost = new Map<string, Merchant>();
  #loading: Promise<void> | null = null;
  #isStale = false;

  constructor(db: GatewayDatabase, changes: ChangeFeed, { environment, gamesOrigins, leftOut }: DirectoryOptions) {
    this.#db = db;
    this.#environment = environment;
    this.#gamesOrigins = gamesOrigins;
    this.#leftOut = leftOut;
    // If the database is down, the feed reports everything when it is back.
    changes.on('merchants', () => void this.load().catch(() => {}));
  }

  /** Reloads all of them. A call during a reload waits for one more reload, which starts after the call. */
  load(): Promise<void> {
    this.#isStale = true;
    this.#loading ??= this.#loadWhileStale().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #loadWhileStale(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      await this.#loadOnce();
    }
  }

  async #loadOnce(): Promise<void> {
    const rows = await this.#db.selectFrom('merchant').selectAll().orderBy('id').execute();
    const known = rows.flatMap((row) => {
      const merchant = readable(row, this.#environment);
      return merchant === null ? [] : [{ merchant, isAnswered: !this.#leftOut.includes(row.brand) }];
    });
    const merchants = known.flatMap(({ merchant, isAnswered }) => (isAnswered ? [merchant] : []));
    this.#byId = new Map(known.map(({ merchant }) => [merchant.id, merchant]));
    this.#byCode = new Map(merchants.map((merchant) => [merchant.code, merchant]));
    this.#byHost = new Map(merchants.flatMap((merchant) => this.#hostsOf(merchant).map((host) => [host, merchant] as const)));
  }

  all(): Merchant[] {
    return [...this.#byCode.values()];
  }

  /** Includes brands that are not served, because their queued work still runs. */
  byId(id: number): Merchant | null {
    return this.#byId.get(id) ?? null;
  }

  byCode(code: string): Merchant | null {
    return this.#byCode.get(code) ?? null;
  }

  /** The merchant that a host name (with or without a port) belongs to. */
  byHost(host: string): Merchant | null {
    return this.#byHost.get(host.toLowerCase().replace(/:\d+$/, '')) ?? null;
  }

  /**
   * The tenant of a wire call: the host's, which the header must not contradict, otherwise the header's.
   *
   * @throws AppError MERCHANT_MISMATCH, NOT_FOUND on the games' origin
   */
  resolve(request: FastifyRequest): Merchant {
    const host = (request.headers.host ?? '').toLowerCase();
    const hosting = this.byHost(host);
    if (hosting === null && isGamesHost(host, this.#gamesOrigins)) throw new AppError('NOT_FOUND');
    const code = request.headers[headers.merchant.toLowerCase()];
    const named = typeof code === 'string' ? this.byCode(code) : null;
    const merchant = code === undefined ? hosting : named;
    if (merchant === null || (hosting !== null && hosting.id !== merchant.id)) throw new AppError('MERCHANT_MISMATCH');
    return merchant;
  }

  #hostsOf(merchant: Merchant): string[] {
    return this.#environment === 'production' ? [...merchant.hosts] : [...merchant.hosts, `${merchant.brand}.localhost`];
  }
}

/** A merchant with an unreadable row is down, but the others still work. */
function readable(row: MerchantRow, environment: Environment): Merchant | null {
  try {
    const merchant = toMerchant(row);
    if (environment === 'production') refuseTrialProfile(merchant.profile);
    return merchant;
  } catch (error) {
    process.emitWarning(`Merchant ${row.code} is left out: ${error instanceof Error ? error.message : String(error)}`, 'LiveryMerchant');
    return null;
  }
}

interface MerchantRow {
  id: number;
  code: string;
  brand: string;
  name: string;
  currency: string;
  languages: string[];
  time_zone: string;
  hosts: string[];
  profile: unknown;
}

/** @throws RangeError for an invalid profile */
export function toMerchant(row: MerchantRow): Merchant {
  const { id, code, brand, name, languages, hosts } = row;
  return {
    id,
    code,
    brand,
    name,
    currency: row.currency as Currency,
    languages,
    timeZone: row.time_zone,
    hosts,
    profile: readProfile(row.profile),
  };
}

declare module '#base/platform.ts' {
  interface Platform {
    readonly merchants: MerchantDirectory;
  }
}
