import type { GeneratedAlways } from 'kysely';
import type { PaymentKind } from '#tenancy/compliance.ts';
import { dataset } from '#database/personal-data.ts';
import { depositInvariants } from './deposits.invariants.ts';
import type { SchemaPart } from '#database/schema-part.ts';
import { told, type Postings } from '#ledger/posting-kinds.ts';

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
  /** The provider's code for it. */
  method: string;
  kind: PaymentKind;
  unit: string;
  /** Minor units, the fee included. */
  amount: number;
  /** Parts per million of the payment. */
  fee_rate: number;
  state: 'created' | 'pending' | 'succeeded' | 'failed' | 'expired' | 'review';
  /** Null until the provider has accepted it. */
  provider_reference: string | null;
  pay_by_kind: 'code' | 'page' | null;
  pay_by: string | null;
  return_to: string | null;
  /** The paid amount according to the provider. */
  paid_amount: number | null;
  paid_unit: string | null;
  /** Its posting. */
  txn_id: number | null;
  /** The reason of the person who refused it. */
  reason: string | null;
  /** The deposit that was paid a second time by this one. */
  repeats: string | null;
  created_at: Date;
  expires_at: Date;
  settled_at: Date | null;
}

/**
 * A deposit is stored, under its id, before the provider is asked for it. A second payment for one deposit becomes
 * another deposit, which `repeats` the first and waits for review. A succeeded deposit has its posting and does not
 * change.
 */
export const depositsSchema: SchemaPart = {
  name: 'deposits',
  sql: `
CREATE TABLE deposit (
  merchant_id integer NOT NULL REFERENCES merchant,
  id uuid NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  provider text NOT NULL,
  method text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pix', 'bankTransfer', 'debitCard', 'prepaidCard', 'creditCard', 'eWallet', 'voucher', 'crypto', 'cash')),
  unit text NOT NULL REFERENCES unit,
  amount bigint NOT NULL CHECK (amount > 0),
  fee_rate integer NOT NULL CHECK (fee_rate BETWEEN 0 AND 999999),
  state text NOT NULL CHECK (state IN ('created', 'pending', 'succeeded', 'failed', 'expired', 'review')),
  provider_reference text,
  pay_by_kind text CHECK (pay_by_kind IN ('code', 'page')),
  pay_by text,
  return_to text,
  paid_amount bigint CHECK (paid_amount > 0),
  paid_unit text,
  txn_id bigint UNIQUE,
  reason text,
  repeats uuid,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (merchant_id, id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, repeats) REFERENCES deposit (merchant_id, id),
  CHECK ((state = 'succeeded') = (txn_id IS NOT NULL)),
  CHECK (state NOT IN ('succeeded', 'review') OR (paid_amount IS NOT NULL AND paid_unit IS NOT NULL)),
  CHECK ((pay_by_kind IS NULL) = (pay_by IS NULL))
);
CREATE INDEX deposit_member ON deposit (member_id, number);
CREATE INDEX deposit_state ON deposit (merchant_id, state, number);
CREATE FUNCTION refuse_succeeded_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'deposit % has already succeeded', OLD.id USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER deposit_succeeds_once BEFORE UPDATE OR DELETE ON deposit FOR EACH ROW WHEN (OLD.state = 'succeeded') EXECUTE FUNCTION refuse_succeeded_deposit();
CREATE TRIGGER deposit_kept BEFORE TRUNCATE ON deposit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`,
  invariants: depositInvariants,
  personalData: {
    keep: { deposit: { why: 'books' } },
    archive: [
      dataset(
        'deposits',
        'deposit',
        {
          time: 'created_at',
          settled: 'settled_at',
          number: 'number',
          kind: 'kind',
          state: 'state',
          amount: 'amount',
          unit: 'unit',
          reason: 'reason',
        },
        'number',
      ),
    ],
  },
};

export const depositPostings = {
  deposit: told('deposit', { en: 'Deposit', pt: 'Depósito' }),
} satisfies Postings;

type DepositPostings = typeof depositPostings;

declare module '#ledger/posting-kinds.ts' {
  interface PostingKinds extends DepositPostings {}
}
