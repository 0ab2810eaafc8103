import type { WithdrawalState } from '@livery/contract/withdrawal-states';
import type { Generated, GeneratedAlways } from 'kysely';
import type { PayoutKind } from '../payment-accounts/payment-accounts.tables.ts';

declare module '../../database/schema.ts' {
  interface Database {
    payout_method: PayoutMethodTable;
    withdrawal: WithdrawalTable;
    withdrawal_step: WithdrawalStepTable;
  }
}

/** Amounts in minor units of the merchant's currency; `fee_rate` in parts per million. */
interface PayoutMethodTable {
  merchant_id: number;
  kind: PayoutKind;
  minimum: number;
  maximum: number;
  fee_fixed: number;
  fee_rate: number;
  expected_minutes: number;
  receipt_minutes: number;
}

interface WithdrawalTable {
  merchant_id: number;
  id: GeneratedAlways<number>;
  member_id: number;
  account_id: number;
  unit: string;
  /** What leaves the member, the fee within it. */
  amount: number;
  fee: number;
  state: WithdrawalState;
  /** Why it was rejected. */
  reason: Generated<string | null>;
  /** As it was said to the member when it was asked for. */
  receipt_minutes: number;
  receipt_due_at: Generated<Date | null>;
  received: Generated<number | null>;
  refunded: Generated<number | null>;
}

interface WithdrawalStepTable {
  merchant_id: number;
  withdrawal_id: number;
  /** From 1. */
  position: number;
  state: WithdrawalState;
  at: Date;
  actor: string;
}
