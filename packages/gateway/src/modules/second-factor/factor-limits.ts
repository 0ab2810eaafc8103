import type { RequestContext } from '../../server/context.ts';
import {
  countUses,
  defineLimit,
  findWait,
  forgiveUses,
  refuseFor,
  uncountUse,
  type RateLimit,
  type Use,
} from '../../server/rate-counter.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

const minute = 60_000;

/** Codes of one member in a row, then a wait: whoever has the password must not guess six digits. */
export const factorLimit = defineLimit({ scope: 'second-factor', uses: 5, window: 5 * minute });
/** And in a day, so that waiting in between does not help: 60 tries hit one of three codes of a million once in 5,000 days. */
export const factorDayLimit = defineLimit({ scope: 'second-factor-day', uses: 60, window: 24 * 60 * minute });
/** Passwords that a member is asked for again. */
export const passwordAgainLimit = defineLimit({ scope: 'password-again', uses: 5, window: 5 * minute });

export const factorLimits: readonly RateLimit[] = [factorDayLimit, factorLimit, passwordAgainLimit];

/** Codes of an app and recovery codes are counted apart, so that guessing the one leaves the member the other. */
export function factorUses(merchantId: number, memberId: number, method: 'totp' | 'recovery'): Use[] {
  const subject = `${memberId} ${method}`;
  return [factorDayLimit, factorLimit].map((limit) => ({ limit, merchantId, subject }));
}

/**
 * Counts a try before it is looked at, so that a burst cannot outrun a limit; whoever is over one costs no write.
 *
 * @throws AppError RATE_LIMITED
 */
export async function countTry({ db, now, transaction }: RequestContext, uses: readonly Use[]): Promise<void> {
  refuseFor(await findWait(db, uses, now));
  refuseFor(await transaction((trx) => countUses(trx, uses, now)));
}

/** The try was right: its row of tries begins anew, and the day loses this one alone. */
export async function forgiveTry(trx: Transaction<Database>, uses: readonly Use[]): Promise<void> {
  for (const use of uses) await (use.limit === factorDayLimit ? uncountUse(trx, use) : forgiveUses(trx, use));
}
