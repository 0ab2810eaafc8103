import type { Actor, Subject } from '#ledger/facts.ts';
import type { JobQueue } from '#jobs/job-queue.ts';
import { openMemberAccount, type LedgerTransaction } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import type { PostingKind } from '#ledger/posting-kinds.ts';
import { grantBonus } from './grant-bonus.action.ts';
import type { MemberKey } from '#base/member-key.ts';

export interface Reward extends MemberKey {
  readonly unit: string;
  /** Minor units. */
  readonly amount: number;
  /** Its reason, as in the ledger. */
  readonly kind: PostingKind;
  readonly actor: Actor;
  readonly subject: Subject;
  readonly now: Date;
  /** Null for cash. */
  readonly bonus: { readonly rollover: number; readonly expiresAt: Date } | null;
}

/** Pays a reward of the house in cash, PROMO → CASH, or as a bonus. Returns the transaction. */
export async function payReward(trx: LedgerTransaction, jobs: JobQueue, reward: Reward): Promise<number> {
  const { merchantId, memberId, unit, amount, kind, actor, subject, now, bonus } = reward;
  if (bonus !== null) {
    const granted = { merchantId, memberId, unit, amount, source: kind, actor, subject, now, ...bonus };
    return (await grantBonus(trx, jobs, granted)).transactionId;
  }
  const accountId = await openMemberAccount(trx, { merchantId, memberId, kind: 'CASH', unit });
  const entries = moved({ house: 'PROMO', unit }, { accountId }, amount);
  return (await post(trx, { merchantId, kind, actor, subject, at: now, entries })).transactionId;
}
