export const ledger = `
CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id bigint NOT NULL REFERENCES merchant,
  member_id bigint,
  kind text NOT NULL,
  unit text NOT NULL,
  may_negative boolean NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  UNIQUE NULLS NOT DISTINCT (merchant_id, member_id, kind, unit),
  UNIQUE (merchant_id, id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  CHECK (may_negative OR balance >= 0),
  CHECK (member_id IS NULL OR NOT may_negative)
);
CREATE INDEX account_member ON account (member_id, kind);
CREATE TABLE txn (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id bigint NOT NULL REFERENCES merchant,
  kind text NOT NULL,
  reference text,
  idempotency_key text NOT NULL,
  request_hash bytea NOT NULL,
  response json NOT NULL,
  created_at timestamptz NOT NULL,
  written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  UNIQUE (merchant_id, idempotency_key)
);
CREATE TABLE entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  txn_id bigint NOT NULL REFERENCES txn,
  account_id bigint NOT NULL REFERENCES account,
  amount bigint NOT NULL CHECK (amount <> 0)
);
CREATE INDEX entry_txn ON entry (txn_id);
CREATE INDEX entry_account ON entry (account_id, id);
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % of % refused', TG_OP, TG_TABLE_NAME;
END $$;
CREATE TRIGGER entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER txn_append_only BEFORE DELETE OR TRUNCATE ON txn FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION refuse_sealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.written_by <> pg_current_xact_id() OR NEW.written_by <> OLD.written_by THEN
    RAISE EXCEPTION 'the ledger is append-only: transaction % is sealed', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER txn_sealed BEFORE UPDATE ON txn FOR EACH ROW EXECUTE FUNCTION refuse_sealed();

CREATE FUNCTION check_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM txn JOIN account ON account.merchant_id = txn.merchant_id
    WHERE txn.id = NEW.txn_id AND account.id = NEW.account_id AND txn.written_by = pg_current_xact_id()
  ) THEN
    RAISE EXCEPTION 'an entry belongs to an open transaction of its account''s merchant';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER entry_belongs BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION check_entry();

CREATE FUNCTION seal_txn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM entry WHERE txn_id = NEW.id) < 2 THEN
    RAISE EXCEPTION 'transaction % has fewer than two entries', NEW.id;
  END IF;
  IF EXISTS (SELECT FROM entry JOIN account ON account.id = entry.account_id WHERE txn_id = NEW.id GROUP BY unit HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'transaction % does not sum to zero', NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER txn_seal AFTER INSERT ON txn DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_txn();`;
