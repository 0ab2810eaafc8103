import { shareOf } from '@livery/contract/shares';
import type { Deposit, DepositMethod } from '@livery/contract/shapes';
import type { OfferedMethod } from './deposit-methods.service.ts';
import type { DepositRow } from './deposits.repo.ts';

export function presentMethod({ id, method }: OfferedMethod): DepositMethod {
  const { kind, minimum, maximum, quickAmounts, feeRate, expectedTime } = method;
  return { id, kind, minimum, maximum, quickAmounts: [...quickAmounts], feeRate, expectedTime };
}

/** An amount in another unit is not shown, because it would look like one in this unit. */
export function presentDeposit(row: DepositRow): Deposit {
  const paidAmount = row.paid_unit === row.unit ? row.paid_amount : null;
  const { pay_by_kind: kind, pay_by: value } = row;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    amount: row.amount,
    fee: shareOf(paidAmount ?? row.amount, row.fee_rate),
    paidAmount,
    reason: row.state === 'failed' ? row.reason : null,
    currency: row.unit,
    payBy: row.state !== 'pending' || kind === null || value === null ? null : { kind, value },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}
