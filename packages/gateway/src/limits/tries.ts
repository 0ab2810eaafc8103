import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { countUses, findWait, forgiveUses, refuseFor, uncountUse, type RateLimit, type Use } from './rate-counter.ts';

interface TryContext {
  readonly db: GatewayDatabase;
  readonly now: Date;
  readonly transaction: <Result>(action: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;
}

/**
 * Counts an attempt at a secret before checking it, so that a burst cannot outrun the limit. A caller over the limit
 * costs no write.
 *
 * @throws AppError RATE_LIMITED
 */
export async function countTry({ db, now, transaction }: TryContext, uses: readonly Use[]): Promise<void> {
  refuseFor(await findWait(db, uses, now));
  refuseFor(await transaction((trx) => countUses(trx, uses, now)));
}

/** The attempt was right, so its attempts are reset. A daily limit, if any, loses only this one. */
export async function forgiveTry(trx: Transaction<Database>, uses: readonly Use[], dayLimit?: RateLimit): Promise<void> {
  for (const use of uses) await (use.limit === dayLimit ? uncountUse(trx, use) : forgiveUses(trx, use));
}
