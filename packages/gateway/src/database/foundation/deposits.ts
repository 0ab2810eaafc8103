/**
 * A deposit is asked of a provider under its id, and stands here before it is asked. What was paid a second time for one deposit is a
 * deposit of its own, which `repeats` the first and waits for review. A succeeded one has its posting and stays as it is.
 */
export const deposits = `
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
  RAISE EXCEPTION 'deposit % has succeeded', OLD.id USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER deposit_succeeds_once BEFORE UPDATE OR DELETE ON deposit FOR EACH ROW WHEN (OLD.state = 'succeeded') EXECUTE FUNCTION refuse_succeeded_deposit();
CREATE TRIGGER deposit_kept BEFORE TRUNCATE ON deposit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;
