import type { ControlPage, MemberRow, MembersQuery, MemberStateChange } from '@livery/contract/control/merchant';
import type { Static } from 'typebox';
import { recordAct, type ActingBy } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import { withdrawClosing } from '../closing/closing.repo.ts';
import { findMember } from '../member/member.repo.ts';
import { endHolds } from '../withdrawal-holds/withdrawal-holds.repo.ts';
import { presentMemberRow } from './profile.desk.present.ts';
import { endSessionsOf, listCash, listContacts, listMembers, updateState } from './profile.desk.repo.ts';

export async function readMembers(
  { tenants }: Platform,
  merchant: Merchant,
  query: Static<typeof MembersQuery>,
  now: Date,
): Promise<ControlPage<MemberRow>> {
  const db = tenants.of(merchant.id);
  const { items, next } = await listMembers(db, merchant.id, query, now);
  const ids = items.map(({ id }) => id);
  const [cash, contacts] = await Promise.all([listCash(db, ids), listContacts(db, merchant.id, ids)]);
  return { items: items.map((row) => presentMemberRow(row, merchant, cash, contacts)), next };
}

/**
 * Closes an account, which logs it out everywhere, or opens it again.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED for one whose data has been erased
 */
export async function changeState(
  { tenants }: Platform,
  merchant: Merchant,
  { account, state }: MemberStateChange,
  now: Date,
  by: ActingBy,
): Promise<void> {
  await tenants.transaction(merchant.id, async (trx) => {
    const member = await findMember(trx, merchant.id, account);
    if (member === null) throw new AppError('NOT_FOUND');
    const key = { merchantId: merchant.id, memberId: member.id };
    if (state === 'active' && !(await withdrawClosing(trx, key))) throw new AppError('STATE_CHANGED');
    await updateState(trx, member.id, state);
    const details = state === 'closed' ? { sessions: await endSessionsOf(trx, member.id, now) } : {};
    const act = state === 'closed' ? 'member.close' : 'member.reopen';
    await recordAct(trx, { by, act, merchantId: merchant.id, subject: account, details });
  });
}

/** Logs an account out everywhere. */
export async function endSessions(
  { tenants }: Platform,
  merchant: Merchant,
  account: string,
  now: Date,
  by: ActingBy,
): Promise<{ ended: number }> {
  return tenants.transaction(merchant.id, async (trx) => {
    const member = await findMember(trx, merchant.id, account);
    if (member === null) throw new AppError('NOT_FOUND');
    const ended = await endSessionsOf(trx, member.id, now);
    await recordAct(trx, { by, act: 'sessions.end', merchantId: merchant.id, subject: account, details: { ended } });
    return { ended };
  });
}

/** Ends the holds on a member's withdrawals. */
export async function releaseWithdrawals(
  { tenants }: Platform,
  merchant: Merchant,
  account: string,
  now: Date,
  by: ActingBy,
): Promise<{ ended: number }> {
  return tenants.transaction(merchant.id, async (trx) => {
    const member = await findMember(trx, merchant.id, account);
    if (member === null) throw new AppError('NOT_FOUND');
    const ended = await endHolds(trx, { merchantId: merchant.id, memberId: member.id }, now);
    await recordAct(trx, { by, act: 'withdrawals.release', merchantId: merchant.id, subject: account, details: { ended } });
    return { ended };
  });
}
