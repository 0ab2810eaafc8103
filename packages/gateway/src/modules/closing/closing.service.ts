import type { AccountClosing } from '@livery/contract/shapes';
import { inPurse, lockPurse, openMemberAccount, type Purse } from '#ledger/accounts.ts';
import { recordAct } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import type { MemberCall } from '#http/route.ts';
import { tellOwner } from '../member/tell-owner.action.ts';
import { endAccess } from '../passwords/passwords.repo.ts';
import { keyOf } from '#base/member-key.ts';
import type { MembersCall } from '../profile/profile.service.ts';
import { confirmPassword } from '../second-factor/confirm-password.action.ts';
import { findPasswordHash } from '../second-factor/second-factor.repo.ts';
import './close.hooks.ts';
import { closedMail } from './closed-mail.texts.ts';
import { closeMember, hasTeam, sumDeposits, sumOpenBets, sumWithdrawals } from './closing.repo.ts';
import type { Platform } from '#base/platform.ts';

/** Days in which a closed account can be reopened, before data that the law does not require is erased. */
export const daysToErasure = 30;

export async function readClosing(call: MemberCall<'accountClosing'>): Promise<AccountClosing> {
  const [blockers, hash] = await Promise.all([findBlockers(call, call.db, call.member.purse), findPasswordHash(call.db, keyOf(call))]);
  return { blockers, currency: call.member.unit, hasPassword: hash !== null, days: daysToErasure };
}

/**
 * Closes the caller's account at once and logs it out everywhere. Money movements wait, so none is locked in.
 *
 * @throws AppError OLD_PASSWORD_WRONG, RATE_LIMITED, MONEY_LEFT while any is left or on its way
 */
export async function closeAccount(call: MemberCall<'closeAccount'>, { messages, modules }: Platform): Promise<Record<string, never>> {
  const { merchant, member, body, language, now, requestId, transaction } = call;
  await confirmPassword(call, body.password);
  const key = keyOf(call);
  await transaction(async (trx) => {
    // Without an account there would be nothing to wait for.
    await openMemberAccount(trx, { ...key, kind: 'CASH', unit: member.unit });
    const purse = await lockPurse(trx, member.id);
    if ((await findBlockers(call, trx, purse)).length > 0) throw new AppError('MONEY_LEFT');
    if (!(await closeMember(trx, key, now))) return;
    for (const { onClose } of modules) await onClose?.(trx, { ...key, merchant, at: now });
    await endAccess(trx, merchant.id, member.id, null);
    const by = { actor: `member:${member.id}` as const, requestId };
    await recordAct(trx, { by, act: 'member.close', merchantId: merchant.id, subject: member.username, details: {} });
    const mail = closedMail({ merchant, language, username: member.username, days: daysToErasure });
    await tellOwner(trx, messages, call, member.id, mail);
  });
  return {};
}

/** Everything that a member must settle before closing, in the order of a member's steps. */
async function findBlockers(call: MembersCall, db: MembersCall['db'], purse: Purse): Promise<AccountClosing['blockers']> {
  const { member } = call;
  const key = keyOf(call);
  const held = (kind: Parameters<typeof inPurse>[1]): number => inPurse(purse, kind, member.unit).balance;
  const atVendors = purse
    .filter(({ kind, unit }) => kind.startsWith('VENDOR:') && unit === member.unit)
    .reduce((sum, { balance }) => sum + balance, 0);
  const bets = await sumOpenBets(db, key, member.unit);
  const deposits = await sumDeposits(db, key);
  const withdrawals = await sumWithdrawals(db, key);
  const amounts = [
    ['bet', bets.amount],
    ['vendor', atVendors],
    ['bonus', held('BONUS')],
    ['deposit', deposits.amount],
    ['balance', held('CASH')],
    ['commission', held('COMMISSION')],
    ['withdrawal', Math.max(withdrawals.amount, held('HOLD'))],
  ] as const;
  const blockers = amounts.flatMap(([kind, amount]) => (amount > 0 ? [{ kind, amount }] : []));
  return (await hasTeam(db, key)) ? [...blockers, { kind: 'team', amount: 0 }] : blockers;
}
