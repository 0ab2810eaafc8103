import type { Tenants } from '../database/tenants.ts';
import { AppError } from './app-error.ts';
import type { ChangeFeed } from './change-feed.ts';

export type Refusal = 'MAINTENANCE' | 'IP_BLOCKED';

/** Which merchants are closed, held in memory until a status changes: every call asks. */
export class Closures {
  readonly #tenants: Tenants;
  readonly #known = new Map<number, Promise<Refusal | null>>();

  constructor(tenants: Tenants, changes: ChangeFeed) {
    this.#tenants = tenants;
    changes.on('status', () => this.#known.clear());
  }

  /** @throws AppError MAINTENANCE, IP_BLOCKED */
  async refuseClosed(merchantId: number): Promise<void> {
    const refusal = await this.refusalOf(merchantId);
    if (refusal !== null) throw new AppError(refusal);
  }

  /** For who must not wait for the database later, in a transaction of its own. */
  refusalOf(merchantId: number): Promise<Refusal | null> {
    const known = this.#known.get(merchantId);
    if (known !== undefined) return known;
    const refusal = this.#load(merchantId);
    this.#known.set(merchantId, refusal);
    refusal.catch(() => {
      if (this.#known.get(merchantId) === refusal) this.#known.delete(merchantId);
    });
    return refusal;
  }

  /** A status counts with its flag only (readings 40). */
  async #load(merchantId: number): Promise<Refusal | null> {
    const row = await this.#tenants
      .of(merchantId)
      .selectFrom('merchant_status')
      .select('status')
      .where('merchant_id', '=', merchantId)
      .where(({ or, and }) => or([and({ status: 1, maintenance: true }), and({ status: 2, region_restriction: true })]))
      .executeTakeFirst();
    if (row === undefined) return null;
    return row.status === 1 ? 'MAINTENANCE' : 'IP_BLOCKED';
  }
}
