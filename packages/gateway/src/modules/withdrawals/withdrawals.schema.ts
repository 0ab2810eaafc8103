import type { Actor } from '#ledger/facts.ts';
import type { WithdrawalState } from '@livery/contract/withdrawal-states';
import type { Generated, GeneratedAlways } from 'kysely';
import type { PayoutKind } from '../payment-accounts/payment-accounts.schema.ts';

declare module '#database/schema.ts' {
  interface Database {
    payout_method: PayoutMethodTable;
    withdrawal: WithdrawalTable;
    withdrawal_step: WithdrawalStepTable;
    payout: PayoutTable;
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
  actor: Actor;
}

interface PayoutTable {
  merchant_id: number;
  id: string;
  withdrawal_id: number;
  /** From 1. */
  attempt: number;
  provider: string;
  /** The provider's code of it. */
  method: string;
  unit: string;
  /** Minor units: what arrives. */
  amount: number;
  /** `ordered` may be paid at any moment; `review` waits for the desk's word; of both there is one of a withdrawal at most. */
  state: 'ordered' | 'review' | 'paid' | 'failed';
  /** How often the provider was asked to take it, whether it answered or not. */
  asks: Generated<number>;
  /** Null until the provider has taken it. */
  provider_reference: Generated<string | null>;
  /** What the provider said that it paid. */
  told_amount: Generated<number | null>;
  told_unit: Generated<string | null>;
  /** Why it failed or is looked at, in the provider's or the desk's words. */
  reason: Generated<string | null>;
  /** Whether the provider said that it paid what was not owed any more, and has not given it back. */
  is_overpaid: Generated<boolean>;
  /** How much of that, as far as it was paid in the payout's unit. */
  excess: Generated<number>;
  ordered_at: Date;
  settled_at: Generated<Date | null>;
  /** `provider:http`, or who at the desk said so. */
  settled_by: Generated<Actor | null>;
}
