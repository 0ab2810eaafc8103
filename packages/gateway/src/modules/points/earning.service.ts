import { inPurse, lockPurse, type LedgerTransaction } from '#ledger/accounts.ts';
import { moved, postMany } from '#ledger/ledger.ts';
import { tellMember } from '#push/tell-member.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { MemberKey } from '#base/member-key.ts';
import { lockClaims } from '../bets/rollup.repo.ts';
import { listDueDays, noteCredit } from './earning.repo.ts';
import { settle } from './earning.rules.ts';
import { issuedPoints, openPoints, pointUnit } from './point-account.service.ts';

/** Long enough to make up for a sweep that did not run for a while. */
const reach = 8 * 24 * 3_600_000;
export const earnedSince = (now: Date): Date => new Date(now.getTime() - reach);

/** Points earned but not credited yet. Negative if points will be taken back. */
export async function readPending(db: GatewayDatabase, key: MemberKey, now: Date): Promise<number> {
  const days = await listDueDays(db, key, earnedSince(now));
  return days.reduce((sum, { worth, credited }) => sum + worth - credited, 0);
}

/** Credits what the member's stakes have earned since the last run, each stake once. */
export async function creditMember(trx: LedgerTransaction, key: MemberKey, now: Date): Promise<void> {
  await lockClaims(trx, key.memberId);
  const days = await listDueDays(trx, key, earnedSince(now));
  if (days.length === 0) return;
  const account = await openPoints(trx, key);
  const { balance } = inPurse(await lockPurse(trx, key.memberId), 'POINTS', pointUnit);
  const { credits, earned, undone } = settle(days, balance);
  const about = { merchantId: key.merchantId, actor: 'job:points' as const, at: now };
  await postMany(trx, [
    ...(earned > 0 ? [{ ...about, kind: 'pointEarn' as const, entries: moved(issuedPoints, account, earned) }] : []),
    ...(undone > 0 ? [{ ...about, kind: 'pointUndo' as const, entries: moved(account, issuedPoints, undone) }] : []),
  ]);
  for (const { due, credited } of credits) await noteCredit(trx, key, due, credited);
  if (earned + undone > 0) await tellMember(trx, { ...key, topic: 'points', at: now });
}
