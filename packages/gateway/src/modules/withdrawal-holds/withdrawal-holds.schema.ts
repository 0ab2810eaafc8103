import type { GeneratedAlways } from 'kysely';

declare module '#database/schema.ts' {
  interface Database {
    withdrawal_hold: WithdrawalHoldTable;
  }
}

interface WithdrawalHoldTable {
  merchant_id: number;
  id: GeneratedAlways<number>;
  member_id: number;
  /** Null for a hold on all withdrawals of the member. */
  account_id: number | null;
  reason: 'passwordReset' | 'contactChanged' | 'paymentPasswordReset' | 'newAccount';
  until: Date;
}
