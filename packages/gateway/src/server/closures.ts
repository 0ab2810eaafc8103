import type { Tenants } from '../database/tenants.ts';
import { AppError } from './app-error.ts';

/** What another gateway of the fleet closes is known here this late at most. */
const askAgainAfter = 1_000;

export type Refusal = 'MAINTENANCE' | 'IP_BLOCKED';

/** Which merchants are closed, held in memory: every call asks. */
export class Closures {
  readonly #tenants: Tenants;
  readonly #known = new Map<number, { refusal: Promise<Refusal | null>; askedAt: number }>();

  constructor(tenants: Tenants) {
    this.#tenants = tenants;
  }

  /** @throws AppError MAINTENANCE, IP_BLOCKED */
  async refuseClosed(merchantId: number): Promise<void> {
    const refusal = await this.refusalOf(merchantId);
    if (refusal !== null) throw new AppError(refusal);
  }

  /** For who must not wait for the database later, in a transaction of its own. */
  refusalOf(merchantId: number): Promise<Refusal | null> {
    const known = this.#known.get(merchantId);
    if (known !== undefined && performance.now() - known.askedAt <= askAgainAfter) return known.refusal;
    const refusal = this.#load(merchantId);
    this.#known.set(merchantId, { refusal, askedAt: performance.now() });
    return refusal;
  }

  /** A status has changed. */
  forget(): void {
    this.#known.clear();
  }

  /** A status counts with its flag only (readings 40). */
  async #load(merchantId: number): Promise<Refusal | null> {
    try {
      const row = await this.#tenants
        .of(merchantId)
        .selectFrom('merchant_status')
        .select('status')
        .where('merchant_id', '=', merchantId)
        .where(({ or, and }) => or([and({ status: 1, maintenance: true }), and({ status: 2, region_restriction: true })]))
        .executeTakeFirst();
      if (row === undefined) return null;
      return row.status === 1 ? 'MAINTENANCE' : 'IP_BLOCKED';
    } catch (error) {
      this.#known.delete(merchantId);
      throw error;
    }
  }
}
