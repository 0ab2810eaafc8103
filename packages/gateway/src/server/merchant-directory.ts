import type { Currency } from '@livery/contract/money';
import { headers } from '@livery/contract/routes';
import type { FastifyRequest } from 'fastify';
import type { GatewayDatabase } from '../database/schema.ts';
import { AppError } from './app-error.ts';
import type { Merchant } from './context.ts';
import { isGamesHost, type Environment, type GamesOrigins } from './platform.ts';

/** An unknown code asks the database again at most this often: another gateway of the fleet may have added it. */
const askAgainAfter = 5_000;

/** The tenants of this gateway, held in memory and found by code or host. */
export class MerchantDirectory {
  readonly #db: GatewayDatabase;
  readonly #environment: Environment;
  readonly #gamesOrigins: GamesOrigins;
  #byCode = new Map<string, Merchant>();
  #byHost = new Map<string, Merchant>();
  #loadedAt = 0;

  constructor(db: GatewayDatabase, environment: Environment, gamesOrigins: GamesOrigins) {
    this.#db = db;
    this.#environment = environment;
    this.#gamesOrigins = gamesOrigins;
  }

  async load(): Promise<void> {
    const rows = await this.#db.selectFrom('merchant').selectAll().orderBy('id').execute();
    const merchants = rows.map(toMerchant);
    this.#loadedAt = Date.now();
    this.#byCode = new Map(merchants.map((merchant) => [merchant.code, merchant]));
    this.#byHost = new Map(merchants.flatMap((merchant) => this.#hostsOf(merchant).map((host) => [host, merchant] as const)));
  }

  all(): Merchant[] {
    return [...this.#byCode.values()];
  }

  async byCode(code: string): Promise<Merchant | null> {
    if (!this.#byCode.has(code) && Date.now() - this.#loadedAt > askAgainAfter) await this.load();
    return this.#byCode.get(code) ?? null;
  }

  /** The merchant that a host name (with or without a port) belongs to. */
  byHost(host: string): Merchant | null {
    return this.#byHost.get(host.toLowerCase().replace(/:\d+$/, '')) ?? null;
  }

  /**
   * The tenant of a call of the wire: the host's, which the header must not contradict, else the header's.
   *
   * @throws AppError MERCHANT_MISMATCH, NOT_FOUND on the games' origin
   */
  async resolve(request: FastifyRequest): Promise<Merchant> {
    const host = (request.headers.host ?? '').toLowerCase();
    const hosting = this.byHost(host);
    if (hosting === null && isGamesHost(host, this.#gamesOrigins)) throw new AppError('NOT_FOUND');
    const code = request.headers[headers.merchant.toLowerCase()];
    const named = typeof code === 'string' ? await this.byCode(code) : null;
    const merchant = code === undefined ? hosting : named;
    if (merchant === null || (hosting !== null && hosting.id !== merchant.id)) throw new AppError('MERCHANT_MISMATCH');
    return merchant;
  }

  #hostsOf(merchant: Merchant): string[] {
    return this.#environment === 'production' ? [...merchant.hosts] : [...merchant.hosts, `${merchant.brand}.localhost`];
  }
}

export function toMerchant(row: {
  id: number;
  code: string;
  brand: string;
  name: string;
  currency: string;
  languages: string[];
  time_zone: string;
  hosts: string[];
}): Merchant {
  const { id, code, brand, name, languages, hosts } = row;
  return { id, code, brand, name, currency: row.currency as Currency, languages, timeZone: row.time_zone, hosts };
}
