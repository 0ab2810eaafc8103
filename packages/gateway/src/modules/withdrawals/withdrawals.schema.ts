import type { Actor } from '#ledger/facts.ts';
import type { WithdrawalState } from '@livery/contract/withdrawal-states';
import type { Generated, GeneratedAlways } from 'kysely';
import type { PayoutKind } from '../payment-accounts/payment-accounts.schema.ts';
import { sql } from 'kysely';
import { withdrawalInvariants } from './withdrawals.invariants.ts';
import type { SchemaPart } from '#database/schema-part.ts';
import { told, type Postings } from '#ledger/posting-kinds.ts';

declare module '#database/schema.ts' {
  interface Database {
    withdrawal_method: WithdrawalMethodTable;
    withdrawal: WithdrawalTable;
    withdrawal_step: WithdrawalStepTable;
  }
}

/** Amounts in minor units of the merchant's currency; `fee_rate` in parts per million. */
interface WithdrawalMethodTable {
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
  /** The amount debited from the member, including the fee. */
  amount: number;
  fee: number;
  state: WithdrawalState;
  /** Why it was rejected. */
  reason: Generated<string | null>;
  /** As promised to the member at the request. */
  receipt_minutes: number;
  receipt_due_at: Generated<Date | null>;
  received: Generated<number | null>;
  refunded: Generated<number | null>;
}

interface WithdrawalStepTable {
  merchant_id: number;
  withdrawal_id: number;
  /** Counted from 1. */
  position: number;
  state: WithdrawalState;
  at: Date;
  actor: Actor;
}

/**
 * A withdrawal's amount stays in HOLD from its request until it is paid or returned (`withdrawals.invariants.ts`). Each
 * step records a state that it reached.
 */
export const withdrawalsSchema: SchemaPart = {
  name: 'withdrawals',
  sql: `
CREATE TABLE withdrawal_method (
  merchant_id integer NOT NULL REFERENCES merchant,
  kind text NOT NULL CHECK (kind IN ('pix', 'bank', 'wallet')),
  minimum bigint NOT NULL CHECK (minimum > 0),
  maximum bigint NOT NULL CHECK (maximum >= minimum),
  fee_fixed bigint NOT NULL CHECK (fee_fixed >= 0),
  fee_rate integer NOT NULL CHECK (fee_rate BETWEEN 0 AND 999999),
  expected_minutes integer NOT NULL CHECK (expected_minutes > 0),
  receipt_minutes integer NOT NULL CHECK (receipt_minutes > 0),
  PRIMARY KEY (merchant_id, kind)
);
CREATE TABLE withdrawal (
  merchant_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  account_id bigint NOT NULL,
  unit text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
  state text NOT NULL,
  reason text,
  receipt_minutes integer NOT NULL,
  receipt_due_at timestamptz,
  received bigint,
  refunded bigint,
  PRIMARY KEY (merchant_id, id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, account_id) REFERENCES payment_account (merchant_id, id),
  CHECK (received BETWEEN 0 AND amount - fee),
  CHECK (refunded BETWEEN 1 AND amount),
  CHECK ((state = 'refunded') = (refunded IS NOT NULL)),
  CHECK ((state = 'rejected') = (reason IS NOT NULL)),
  CHECK ((receipt_due_at IS NOT NULL) = (state NOT IN ('requested', 'reviewing', 'approved', 'rejected', 'cancelled')))
);
CREATE INDEX withdrawal_member ON withdrawal (member_id, id);
CREATE INDEX withdrawal_open ON withdrawal (merchant_id, state, id) WHERE state IN ('requested', 'reviewing', 'approved', 'paid', 'receivedPartial', 'notReceived');
CREATE TABLE withdrawal_step (
  merchant_id integer NOT NULL,
  withdrawal_id bigint NOT NULL,
  position smallint NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  actor actor NOT NULL,
  PRIMARY KEY (merchant_id, withdrawal_id, position),
  FOREIGN KEY (merchant_id, withdrawal_id) REFERENCES withdrawal (merchant_id, id)
);
CREATE FUNCTION refuse_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'withdrawal % is already %', OLD.id, OLD.state USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER withdrawal_final BEFORE UPDATE ON withdrawal FOR EACH ROW
  WHEN (OLD.state IN ('receivedFull', 'autoReceived', 'resolvedPaid', 'refunded', 'rejected', 'cancelled')) EXECUTE FUNCTION refuse_final();
CREATE TRIGGER withdrawal_kept BEFORE DELETE OR TRUNCATE ON withdrawal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`,
  invariants: withdrawalInvariants,
  personalData: {
    keep: { withdrawal: { why: 'books' } },
    archive: [
      {
        name: 'withdrawals',
        tables: ['withdrawal'],
        columns: ['time', 'number', 'state', 'amount', 'fee', 'unit', 'reason'],
        rows: (own) => sql`SELECT (SELECT min(at) FROM withdrawal_step AS s WHERE s.merchant_id = x.merchant_id AND s.withdrawal_id = x.id)
          AS time, x.id AS number, x.state, x.amount, x.fee, x.unit, x.reason FROM withdrawal AS x WHERE ${own('x')} ORDER BY x.id`,
      },
    ],
  },
};

export const withdrawalPostings = {
  withdrawal: told('withdrawal', { en: 'Withdrawal requested', pt: 'Saque solicitado' }),
  withdrawalRejected: told('withdrawal', { en: 'Withdrawal refused, money returned', pt: 'Saque recusado, dinheiro devolvido' }),
  withdrawalCancelled: told('withdrawal', { en: 'Withdrawal cancelled, money returned', pt: 'Saque cancelado, dinheiro devolvido' }),
  withdrawalRefunded: told('withdrawal', { en: 'Withdrawal refunded', pt: 'Saque reembolsado' }),
  withdrawalPaid: null,
} satisfies Postings;

type WithdrawalPostings = typeof withdrawalPostings;

declare module '#ledger/posting-kinds.ts' {
  interface PostingKinds extends WithdrawalPostings {}
}
