/**
 * Money on its way out. An account is never changed: who wants another adds it, and what was paid stays what it was. The amount of a
 * withdrawal lies in HOLD from its request until it is paid or comes back (`ledger/invariants/payments.ts`). A step is a state that it came to.
 * A hold makes the withdrawals of a member, or those to a new account, wait until its time is over.
 * A payout is an order to a provider to pay one, and stands here before the provider is asked: of a withdrawal there is one at most that
 * may still be paid or was.
 */
export const withdrawals = `
CREATE TABLE payment_account (
  merchant_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pix', 'bank', 'wallet')),
  institution text NOT NULL,
  branch text NOT NULL,
  pix_key_kind text CHECK (pix_key_kind IN ('cpf', 'email', 'phone', 'random')),
  number text NOT NULL CHECK (number <> ''),
  holder text NOT NULL CHECK (holder <> ''),
  added_at timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (merchant_id, id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  CHECK ((kind = 'pix') = (pix_key_kind IS NOT NULL))
);
CREATE UNIQUE INDEX payment_account_once ON payment_account (merchant_id, member_id, kind, institution, branch, number) WHERE removed_at IS NULL;
CREATE TABLE payout_method (
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
CREATE INDEX withdrawal_hold_member ON withdrawal_hold (merchant_id, member_id);
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
  RAISE EXCEPTION 'payout % is paid', OLD.id USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER payout_paid BEFORE UPDATE ON payout FOR EACH ROW
  WHEN (OLD.state = 'paid' AND (NEW.state, NEW.amount, NEW.settled_by) IS DISTINCT FROM (OLD.state, OLD.amount, OLD.settled_by)) EXECUTE FUNCTION refuse_paid_payout();
CREATE TRIGGER payout_kept BEFORE DELETE OR TRUNCATE ON payout FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE FUNCTION refuse_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'withdrawal % is %', OLD.id, OLD.state USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER withdrawal_final BEFORE UPDATE ON withdrawal FOR EACH ROW
  WHEN (OLD.state IN ('receivedFull', 'autoReceived', 'resolvedPaid', 'refunded', 'rejected', 'cancelled')) EXECUTE FUNCTION refuse_final();
CREATE TRIGGER withdrawal_kept BEFORE DELETE OR TRUNCATE ON withdrawal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;
