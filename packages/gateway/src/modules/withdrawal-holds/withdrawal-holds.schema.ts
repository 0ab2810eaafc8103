import type { GeneratedAlways } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';

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

/** A hold delays a member's withdrawals, or those to a new account, for a time. */
export const withdrawalHoldsSchema: SchemaPart = {
  name: 'withdrawal-holds',
  sql: `
CREATE TABLE withdrawal_hold (
  merchant_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  account_id bigint,
  reason text NOT NULL CHECK (reason IN ('passwordReset', 'contactChanged', 'paymentPasswordReset', 'newAccount')),
  until timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, account_id) REFERENCES payment_account (merchant_id, id),
  CHECK ((reason = 'newAccount') = (account_id IS NOT NULL))
);
CREATE INDEX withdrawal_hold_member ON withdrawal_hold (merchant_id, member_id);`,
  personalData: { erase: { withdrawal_hold: {} }, withhold: { withdrawal_hold: 'passing' } },
};
