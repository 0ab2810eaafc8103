import type { Generated } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';
import type { Actor } from '#ledger/facts.ts';
import type { Postings } from '#ledger/posting-kinds.ts';
import { payoutInvariants } from './payouts.invariants.ts';

declare module '#database/schema.ts' {
  interface Database {
    payout: PayoutTable;
  }
}

interface PayoutTable {
  merchant_id: number;
  id: string;
  withdrawal_id: number;
  /** Counted from 1. */
  attempt: number;
  provider: string;
  /** The provider's code for it. */
  method: string;
  unit: string;
  /** The amount that arrives, in minor units. */
  amount: number;
  /**
   * `ordered` may be paid at any moment, `review` waits for the desk. A withdrawal has at most one payout in these two
   * states.
   */
  state: 'ordered' | 'review' | 'paid' | 'failed';
  /** The number of requests to the provider, answered or not. */
  asks: Generated<number>;
  /** Null until the provider has accepted it. */
  provider_reference: Generated<string | null>;
  /** The amount that the provider reports as paid. */
  told_amount: Generated<number | null>;
  told_unit: Generated<string | null>;
  /** Why it failed or is under review, in the provider's or the desk's words. */
  reason: Generated<string | null>;
  /** The provider paid more than was owed, and has not returned it. */
  is_overpaid: Generated<boolean>;
  /** The excess, if it was paid in the payout's unit. */
  excess: Generated<number>;
  ordered_at: Date;
  settled_at: Generated<Date | null>;
  /** `provider:http`, or the operator who entered it. */
  settled_by: Generated<Actor | null>;
}

/**
 * A payout is an order to a provider to pay a withdrawal, stored before the provider is asked. A withdrawal has at most one payout that was
 * paid or may still be.
 */
export const payoutsSchema: SchemaPart = {
  name: 'payouts',
  sql: `
CREATE TABLE payout (
  merchant_id integer NOT NULL,
  id uuid NOT NULL,
  withdrawal_id bigint NOT NULL,
  attempt smallint NOT NULL CHECK (attempt > 0),
  provider text NOT NULL,
  method text NOT NULL,
  unit text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('ordered', 'review', 'paid', 'failed')),
  asks smallint NOT NULL DEFAULT 0,
  provider_reference text,
  told_amount bigint CHECK (told_amount > 0),
  told_unit text,
  reason text,
  is_overpaid boolean NOT NULL DEFAULT false,
  excess bigint NOT NULL DEFAULT 0 CHECK (excess >= 0),
  ordered_at timestamptz NOT NULL,
  settled_at timestamptz,
  settled_by actor,
  PRIMARY KEY (merchant_id, id),
  UNIQUE (merchant_id, withdrawal_id, attempt),
  FOREIGN KEY (merchant_id, withdrawal_id) REFERENCES withdrawal (merchant_id, id),
  CHECK ((state IN ('paid', 'failed')) = (settled_at IS NOT NULL)),
  CHECK ((settled_at IS NULL) = (settled_by IS NULL)),
  CHECK ((told_amount IS NULL) = (told_unit IS NULL))
);
CREATE UNIQUE INDEX payout_once ON payout (merchant_id, withdrawal_id) WHERE state <> 'failed';
CREATE FUNCTION refuse_paid_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payout % is already paid', OLD.id USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER payout_paid BEFORE UPDATE ON payout FOR EACH ROW
  WHEN (OLD.state = 'paid' AND (NEW.state, NEW.amount, NEW.settled_by) IS DISTINCT FROM (OLD.state, OLD.amount, OLD.settled_by)) EXECUTE FUNCTION refuse_paid_payout();
CREATE TRIGGER payout_kept BEFORE DELETE OR TRUNCATE ON payout FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`,
  invariants: payoutInvariants,
};

export const payoutPostings = { payoutExcess: null, payoutReturned: null } satisfies Postings;

type PayoutPostings = typeof payoutPostings;

declare module '#ledger/posting-kinds.ts' {
  interface PostingKinds extends PayoutPostings {}
}
