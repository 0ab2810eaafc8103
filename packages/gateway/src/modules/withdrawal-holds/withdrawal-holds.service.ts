import type { ValueOf } from '@livery/contract/shapes';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import type { RequestContext } from '#http/context.ts';
import { deletePastHolds, insertHold, listHolds, type StoredHold } from './withdrawal-holds.repo.ts';
import type { MemberKey } from '#base/member-key.ts';

const hour = 3_600_000;
/** How many hours withdrawals wait if the merchant's profile does not say. */
const usualHours = 24;

type MemberHold = NonNullable<ValueOf<'withdrawalTerms'>['hold']>;

type NewHold = { readonly memberId: number } & (
  | { readonly reason: MemberHold['reason']; readonly accountId?: never }
  /** Only withdrawals to this account wait. */
  | { readonly reason: 'newAccount'; readonly accountId: number }
);

/** Delays a member's withdrawals after an action that a thief would need, so that the owner has time to notice. */
export async function holdWithdrawals(
  trx: Transaction<Database>,
  { merchant, now }: Pick<RequestContext, 'merchant' | 'now'>,
  { memberId, reason, accountId }: NewHold,
): Promise<void> {
  const hours = merchant.profile.security.withdrawalHoldHours ?? usualHours;
  const key = { merchantId: merchant.id, memberId };
  await deletePastHolds(trx, key, now);
  if (hours === 0) return;
  await insertHold(trx, key, { account_id: accountId ?? null, reason, until: new Date(now.getTime() + hours * hour) });
}

/** The hold on all withdrawals of the member. `holds` has the longest first. */
export function memberHoldOf(holds: readonly StoredHold[]): MemberHold | null {
  for (const { reason, until } of holds) if (reason !== 'newAccount') return { reason, until: until.toISOString() };
  return null;
}

export function accountHoldOf(holds: readonly StoredHold[], accountId: number): string | null {
  return holds.find(({ account_id }) => account_id === accountId)?.until.toISOString() ?? null;
}

/**
 * Refuses to let money leave while the member's withdrawals, or those to the account, are held.
 *
 * @throws AppError WITHDRAWALS_HELD with the end of the longest hold
 */
export async function refuseHeld(trx: Transaction<Database>, key: MemberKey, accountId: number | null, now: Date): Promise<void> {
  const holds = await listHolds(trx, key, now);
  const longest = holds.find(({ account_id }) => account_id === null || account_id === accountId);
  if (longest !== undefined) throw new AppError('WITHDRAWALS_HELD', { until: longest.until.toISOString() });
}
