import type { ValueOf } from '@livery/contract/shapes';
import { inPurse, openMemberAccount } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import { AppError } from '#base/app-error.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import type { MemberCall } from '#http/route.ts';
import { maskAccount, maskName } from '../profile/mask.rules.ts';
import { findPaymentPassword } from '../payment-password/payment-password.repo.ts';
import { requirePaymentPassword } from '../payment-password/require-payment-password.action.ts';
import { refuseHeld } from '../withdrawal-holds/withdrawal-holds.service.ts';
import { findUpline } from './transfers.repo.ts';
import { keyOf } from '#base/member-key.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';

/** Whom the member would send money to, and how much may go: shown before anything is sent. */
export async function readUpline({ db, merchant, member }: MemberCall<'upline'>): Promise<ValueOf<'upline'>> {
  const owner = { merchantId: merchant.id, memberId: member.id };
  const isAllowed = allowancesOf(merchant.profile).p2pTransfer;
  const [upline, password] = await Promise.all([isAllowed ? findUpline(db, merchant.id, member.id) : null, findPaymentPassword(db, owner)]);
  return {
    isAllowed,
    hasPaymentPassword: password !== null,
    available: inPurse(member.purse, 'CASH', member.unit).balance,
    currency: member.unit,
    hasUpline: upline !== null,
    receiver:
      upline === null || upline.isClosed ? null : { id: upline.id, account: maskAccount(upline.account), name: maskName(upline.nickname) },
  };
}

/**
 * Sends cash to the member's own upline, whose name the member has confirmed, once for its key.
 *
 * @throws AppError FORBIDDEN where the site's law forbids it, for anybody else than the upline and while its account is closed, PAYMENT_PASSWORD_MISSING,
 * PAYMENT_PASSWORD_WRONG, RATE_LIMITED, WITHDRAWALS_HELD, INSUFFICIENT_BALANCE, IDEMPOTENCY_CONFLICT
 */
export async function transferToUpline(call: MemberCall<'transferToUpline'>): Promise<{ cash: number }> {
  const { merchant, member, actor, now } = call;
  const { receiver, amount, paymentPassword } = call.body;
  if (!allowancesOf(merchant.profile).p2pTransfer) throw new AppError('FORBIDDEN');
  const send = async (trx: LedgerTransaction) => {
    const upline = await findUpline(trx, merchant.id, member.id);
    if (upline === null || upline.isClosed || upline.id !== receiver) throw new AppError('FORBIDDEN');
    await refuseHeld(trx, keyOf(call), null, now);
    const cash = { merchantId: merchant.id, kind: 'CASH', unit: member.unit } as const;
    const from = await openMemberAccount(trx, { ...cash, memberId: member.id });
    const to = await openMemberAccount(trx, { ...cash, memberId: upline.id });
    const { balances } = await post(trx, {
      merchantId: merchant.id,
      kind: 'transferUpline',
      actor,
      at: now,
      subject: `member:${upline.id}`,
      entries: moved({ accountId: from }, { accountId: to }, amount),
    });
    return { cash: balances.get(from) ?? 0 };
  };
  return call.once({ receiver, amount }, send, { prepare: () => requirePaymentPassword(call, paymentPassword) });
}
