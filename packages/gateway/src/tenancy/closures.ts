import type { Tenants } from '#database/tenants.ts';
import { AppError } from '#base/app-error.ts';
import type { ChangeFeed } from '#push/change-feed.ts';
import { membershipIn } from '#base/network.ts';

export type Refusal = 'MAINTENANCE' | 'IP_BLOCKED';

interface Known {
  /** Events that everyone receives. */
  readonly ofAll: Refusal | null;
  readonly isBlocked: (ip: string) => boolean;
}

/** Closed merchants and blocked networks. Cached until they change, because every call checks them. */
export class Closures {
  readonly #tenants: Tenants;
  readonly #known = new Map<number, Promise<Known>>();

  constructor(tenants: Tenants, changes: ChangeFeed) {
    this.#tenants = tenants;
    changes.on('status', () => this.#known.clear());
  }

  /** @throws AppError MAINTENANCE, IP_BLOCKED */
  async refuseClosed(merchantId: number, ip: string): Promise<void> {
    const refusal = await this.refusalOf(merchantId, ip);
    if (refusal !== null) throw new AppError(refusal);
  }

  /** For callers that cannot wait for the database later. Uses its own transaction. */
  async refusalOf(merchantId: number, ip: string): Promise<Refusal | null> {
    const { ofAll, isBlocked } = await this.#knownOf(merchantId);
    return ofAll ?? (isBlocked(ip) ? 'IP_BLOCKED' : null);
  }

  /** Whether it is closed to everyone. */
  async isClosed(merchantId: number): Promise<boolean> {
    return (await this.#knownOf(merchantId)).ofAll !== null;
  }

  #knownOf(merchantId: number): Promise<Known> {
    const known = this.#known.get(merchantId);
    if (known !== undefined) return known;
    const loading = this.#load(merchantId);
    this.#known.set(merchantId, loading);
    loading.catch(() => {
      if (this.#known.get(merchantId) === loading) this.#known.delete(merchantId);
    });
    return loading;
  }

  /** A status counts with its flag only (readings 40). */
  async #load(merchantId: number): Promise<Known> {
    const db = this.#tenants.of(merchantId);
    const status = await db
      .selectFrom('merchant_status')
      .select('status')
      .where('merchant_id', '=', merchantId)
      .where(({ or, and }) => or([and({ status: 1, maintenance: true }), and({ status: 2, region_restriction: true })]))
      .executeTakeFirst();
    const blocked = await db.selectFrom('blocked_network').select('network').where('merchant_id', '=', merchantId).execute();
    const ofAll = status === undefined ? null : status.status === 1 ? 'MAINTENANCE' : 'IP_BLOCKED';
    return { ofAll, isBlocked: membershipIn(blocked.map(({ network }) => network)) };
  }
}

declare module '#base/platform.ts' {
  interface Platform {
    readonly closures: Closures;
  }
}
