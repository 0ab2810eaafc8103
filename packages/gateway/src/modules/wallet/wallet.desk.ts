import type { ControlValueOf } from '@livery/contract/control/shapes';
import { openMemberAccount, unitFor } from '#ledger/accounts.ts';
import type { Actor } from '#ledger/facts.ts';
import { moved, post } from '#ledger/ledger.ts';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import { findMember } from '../member/member.repo.ts';

const actor: Actor = 'control';

/** Moves the house's money to a member through the ledger. A negative amount takes it back. */
export async function grant({ merchant, body, now, by, once }: DeskCall<'grant'>): Promise<ControlValueOf<'grant'>> {
  const { account, amount, idempotencyKey } = body;
  return once({ account, amount }, async (trx) => {
    const member = await findMember(trx, merchant.id, account);
    if (member === null) throw new AppError('NOT_FOUND');
    const unit = unitFor(member.type, merchant.currency);
    const accountId = await openMemberAccount(trx, { merchantId: merchant.id, memberId: member.id, kind: 'CASH', unit });
    const entries = moved({ house: 'ADJUSTMENT', unit }, { accountId }, amount);
    const { balances } = await post(trx, { merchantId: merchant.id, kind: 'grant', actor, at: now, entries });
    const balance = balances.get(accountId) ?? 0;
    const details = { amount, unit, idempotencyKey, balance };
    await recordAct(trx, { by, act: 'balance.grant', merchantId: merchant.id, subject: account, details });
    return { balance };
  });
}
