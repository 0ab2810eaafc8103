import type { Actor, Subject } from '#ledger/facts.ts';
import { openMemberAccount, type LedgerTransaction } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import type { PostingKind } from '#ledger/posting-kinds.ts';
import { tellMember } from '#push/tell-member.ts';
import type { JobQueue } from '#jobs/job-queue.ts';
import { insertBonus, readHighestRollover } from './bonuses.repo.ts';
import { expireBonus } from './expire-bonus.job.ts';
import type { MemberKey } from '#base/member-key.ts';

export interface BonusGrant extends MemberKey {
  readonly unit: string;
  /** Minor units. */
  readonly amount: number;
  /** Its reason, which is also the posting's kind: `mission`, `promotion`, `bonus` … */
  readonly source: PostingKind;
  /** How many times its amount must be wagered, at most as often as the merchant's law allows. */
  readonly rollover: number;
  readonly expiresAt: Date;
  readonly actor: Actor;
  /** The row for which it is given. */
  readonly subject?: Subject;
  readonly reason?: string;
  readonly now: Date;
}

/** Gives a bonus: PROMO → BONUS, to be wagered until it expires. The caller must ensure that a key is used once. */
export async function grantBonus(
  trx: LedgerTransaction,
  jobs: JobQueue,
  { source, rollover, expiresAt, actor, subject, reason, now, ...grant }: BonusGrant,
): Promise<{ bonusId: number; transactionId: number }> {
  const { merchantId, memberId, unit, amount } = grant;
  const accountId = await openMemberAccount(trx, { merchantId, memberId, kind: 'BONUS', unit });
  const { transactionId } = await post(trx, {
    merchantId,
    kind: source,
    actor,
    at: now,
    entries: moved({ house: 'PROMO', unit }, { accountId }, amount),
    ...(subject === undefined ? {} : { subject }),
    ...(reason === undefined ? {} : { reason }),
  });
  const required = amount * Math.min(rollover, await readHighestRollover(trx, merchantId));
  const bonusId = await insertBonus(trx, { ...grant, source, required, grantedAt: now, expiresAt, transactionId });
  await jobs.enqueue(trx, expireBonus, { bonusId }, { merchantId, at: expiresAt });
  await tellMember(trx, { merchantId, memberId, topic: 'bonuses', at: now });
  return { bonusId, transactionId };
}
