import type { RouteName } from '@livery/contract/routes';
import type { GatewayDatabase } from '../database/schema.ts';
import { AppError } from './app-error.ts';

/** What another gateway of the fleet closes is known here this late at most. */
const askAgainAfter = 1_000;

type Refusal = 'MAINTENANCE' | 'IP_BLOCKED';
/** By the merchant's id. */
export type Refusals = ReadonlyMap<number, Refusal>;

/** Calls that a closed merchant answers: what its closed page shows, and the way out. */
const openCalls: readonly RouteName[] = ['systemStatus', 'siteSettings', 'logout'];

export function isOpenCall(name: RouteName): boolean {
  return openCalls.includes(name);
}

/** @throws AppError MAINTENANCE, IP_BLOCKED */
export function refuseWith(refusals: Refusals, merchantId: number): void {
  const refusal = refusals.get(merchantId);
  if (refusal !== undefined) throw new AppError(refusal);
}

/** Which merchants are closed, held in memory: every call asks. */
export class Closures {
  readonly #db: GatewayDatabase;
  #refusals: Promise<Refusals> | null = null;
  #askedAt = 0;

  constructor(db: GatewayDatabase) {
    this.#db = db;
  }

  /** @throws AppError MAINTENANCE, IP_BLOCKED */
  async refuseClosed(merchantId: number): Promise<void> {
    refuseWith(await this.current(), merchantId);
  }

  /** For who must not wait for the database later, in a transaction of its own. */
  current(): Promise<Refusals> {
    if (this.#refusals === null || performance.now() - this.#askedAt > askAgainAfter) {
      this.#askedAt = performance.now();
      this.#refusals = this.#load();
    }
    return this.#refusals;
  }

  /** A status has changed. */
  forget(): void {
    this.#refusals = null;
  }

  /** A status counts with its flag only (readings 40). */
  async #load(): Promise<Refusals> {
    try {
      const rows = await this.#db
        .selectFrom('merchant_status')
        .select(['merchant_id', 'status'])
        .where(({ or, and }) => or([and({ status: 1, maintenance: true }), and({ status: 2, region_restriction: true })]))
        .execute();
      return new Map(rows.map(({ merchant_id, status }) => [merchant_id, status === 1 ? 'MAINTENANCE' : 'IP_BLOCKED']));
    } catch (error) {
      this.forget();
      throw error;
    }
  }
}
