import type { ValueOf } from '@livery/contract/shapes';
import type { Transaction } from 'kysely';
import { AppError } from '#base/app-error.ts';
import { keyOf } from '#base/member-key.ts';
import type { Database } from '#database/schema.ts';
import type { MemberCall } from '#http/route.ts';
import { inPurse, openMemberAccount } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import { findPaymentPassword } from '../payment-password/payment-password.repo.ts';
import { requirePaymentPassword } from '../payment-password/require-payment-password.action.ts';
import { refuseHeld } from '../withdrawal-holds/withdrawal-holds.service.ts';
import type { Relative } from './transfers.repo.ts';

/** The member's limits and the required proofs, shown before a transfer. */
export async function readSendable(call: Pick<MemberCall<'upline'>, 'db' | 'merchant' | 'member'>) {
  const { db, merchant, member } = call;
  const password = await findPaymentPassword(db, keyOf(call));
  return {
    isAllowed: allowancesOf(merchant.profile).p2pTransfer,
    hasPaymentPassword: password !== null,
    available: inPurse(member.purse, 'CASH', member.unit).balance,
    currency: member.unit,
  };
}

interface PeerTransfer {
  readonly kind: 'transferUpline' | 'transferDownline';
  /** The receiver named in the body, or null if the member may not send it money. */
  readonly findReceiver: (trx: Transaction<Database>, receiver: number) => Promise<Relative | null>;
}

/**
 * Sends cash to another member, whose name the sender has confirmed, once per key.
 *
 * @throws AppError FORBIDDEN if the site's law forbids it, if `findReceiver` finds no member, and if the receiver's account is closed,
 * PAYMENT_PASSWORD_MISSING, PAYMENT_PASSWORD_WRONG, RATE_LIMITED, WITHDRAWALS_HELD, INSUFFICIENT_BALANCE, IDEMPOTENCY_CONFLICT
 */
export async function sendToMember(
  call: MemberCall<'transferToUpline' | 'transferToDownline'>,
  { kind, findReceiver }: PeerTransfer,
): Promise<ValueOf<'transferToUpline'>> {
  const { merchant, member, actor, now } = call;
  const { receiver, amount, paymentPassword } = call.body;
  if (!allowancesOf(merchant.profile).p2pTransfer) throw new AppError('FORBIDDEN');
  const send = async (trx: Transaction<Database>) => {
    const found = await findReceiver(trx, receiver);
    if (found === null || found.isClosed) throw new AppError('FORBIDDEN');
    await refuseHeld(trx, keyOf(call), null, now);
    const cash = { merchantId: merchant.id, kind: 'CASH', unit: member.unit } as const;
    const from = await openMemberAccount(trx, { ...cash, memberId: member.id });
    const to = await openMemberAccount(trx, { ...cash, memberId: found.id });
    const { transactionId, balances } = await post(trx, {
      merchantId: merchant.id,
      kind,
      actor,
      at: now,
      subject: `member:${found.id}`,
      entries: moved({ accountId: from }, { accountId: to }, amount),
    });
    return { cash: balances.get(from) ?? 0, number: transactionId, at: now.toISOString() };
  };
  return call.once({ receiver, amount }, send, { prepare: () => requirePaymentPassword(call, paymentPassword) });
}
