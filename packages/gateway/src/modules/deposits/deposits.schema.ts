import type { GeneratedAlways } from 'kysely';
import type { PaymentKind } from '#tenancy/compliance.ts';

declare module '#database/schema.ts' {
  interface Database {
    deposit: DepositTable;
  }
}

interface DepositTable {
  merchant_id: number;
  id: string;
  /** In the order in which they were opened. */
  number: GeneratedAlways<number>;
  member_id: number;
  provider: string;
  /** The provider's code of it. */
  method: string;
  kind: PaymentKind;
  unit: string;
  /** Minor units, the fee included. */
  amount: number;
  /** Parts per million of what is paid. */
  fee_rate: number;
  state: 'created' | 'pending' | 'succeeded' | 'failed' | 'expired' | 'review';
  /** Null until the provider has taken it. */
  provider_reference: string | null;
  pay_by_kind: 'code' | 'page' | null;
  pay_by: string | null;
  return_to: string | null;
  /** What the provider said was paid. */
  paid_amount: number | null;
  paid_unit: string | null;
  /** Its posting. */
  txn_id: number | null;
  /** Why it was refused, in the words of whoever did. */
  reason: string | null;
  /** The deposit that this was paid a second time for. */
  repeats: string | null;
  created_at: Date;
  expires_at: Date;
  settled_at: Date | null;
}
