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

/** The try was right: its row of tries starts again, and the day, where there is a limit of one, loses this one alone. */
export async function forgiveTry(trx: Transaction<Database>, uses: readonly Use[], dayLimit?: RateLimit): Promise<void> {
  for (const use of uses) await (use.limit === dayLimit ? uncountUse(trx, use) : forgiveUses(trx, use));
}
