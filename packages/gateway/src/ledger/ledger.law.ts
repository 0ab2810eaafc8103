import { playKinds } from './posting-kinds.ts';
import { postingLaw } from './posting.law.ts';

/**
 * The ledger's laws. Where possible they refuse statements instead of rows: a trigger per row would lock it first,
 * which writes a WAL record. They hold for all SQL, even the table owner's: `ledger/law.test.ts` tries to break them.
 */
const refusals = `
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % of % refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'LV001';
END $$;
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['unit', 'account_kind', 'txn', 'txn_reversal', 'entry', 'ledger_fold', 'settlement_window'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name || '_append_only', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['txn_default', 'entry_default'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name || '_append_only', name);
  END LOOP;
END $$;
CREATE TRIGGER account_kept BEFORE DELETE OR TRUNCATE ON account FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER account_fixed BEFORE UPDATE OF id, merchant_id, member_id, kind, unit, may_go_below ON account FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER account_moved_by_entries BEFORE UPDATE OF balance ON account FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER house_balance_folded BEFORE INSERT OR UPDATE OR DELETE ON house_balance FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER house_balance_kept BEFORE TRUNCATE ON house_balance FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER txn_reversal_noted BEFORE INSERT ON txn_reversal FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();`;

/**
 * An account opens empty, with the rules of its kind. Every account belongs to a member or, for a house kind, to the
 * house. A member has one `VENDOR` account per vendor, so that kind names the vendor: `VENDOR:PG`.
 */
const opening = `
CREATE FUNCTION open_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  SELECT may_go_below, CASE WHEN may_go_below THEN NULL ELSE 0 END INTO NEW.may_go_below, NEW.balance
  FROM account_kind WHERE code = split_part(NEW.kind, ':', 1) AND (code = NEW.kind) <> (code = 'VENDOR')
  AND (owner = 'member') = (NEW.member_id IS NOT NULL);
  IF NOT FOUND OR (NEW.kind LIKE 'VENDOR:%' AND NOT EXISTS (SELECT FROM game_vendor WHERE code = substr(NEW.kind, 8))) THEN
    RAISE EXCEPTION 'this owner cannot have an account of kind %', NEW.kind USING ERRCODE = 'LV002';
  END IF;
  IF NOT EXISTS (SELECT FROM unit WHERE code = NEW.unit) THEN
    RAISE EXCEPTION 'unit % does not exist', NEW.unit USING ERRCODE = 'LV002';
  END IF;
  PERFORM FROM merchant WHERE id = NEW.merchant_id FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'merchant % does not exist', NEW.merchant_id USING ERRCODE = 'LV002';
  END IF;
  IF NEW.member_id IS NOT NULL AND NOT EXISTS (SELECT FROM member WHERE id = NEW.member_id AND merchant_id = NEW.merchant_id) THEN
    RAISE EXCEPTION 'merchant % has no member %', NEW.merchant_id, NEW.member_id USING ERRCODE = 'LV002';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER account_opened BEFORE INSERT ON account FOR EACH ROW EXECUTE FUNCTION open_account();
CREATE FUNCTION keep_merchant() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM account WHERE merchant_id = OLD.id) THEN
    RAISE EXCEPTION 'merchant % has accounts', OLD.id USING ERRCODE = 'LV001';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER merchant_kept BEFORE DELETE ON merchant FOR EACH ROW EXECUTE FUNCTION keep_merchant();
CREATE TRIGGER member_kept BEFORE DELETE OR TRUNCATE ON member FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER merchant_fixed BEFORE UPDATE OF id ON merchant FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;

/**
 * A transaction draws its number after the database transaction has drawn its own. Windows rely on this
 * (`ledger/horizon.ts`).
 */
const posting = `
CREATE FUNCTION open_txn() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_current_xact_id();
  NEW.id := nextval('txn_id');
  RETURN NEW;
END $$;
CREATE TRIGGER txn_opened BEFORE INSERT ON txn FOR EACH ROW EXECUTE FUNCTION open_txn();

-- Kinds of which a member has very many rows.
CREATE FUNCTION is_play(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN kind IN (${playKinds.map((kind) => `'${kind}'`).join(', ')});

CREATE FUNCTION note_reversal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM txn WHERE id = NEW.reverses AND merchant_id = NEW.merchant_id AND id <> NEW.id) THEN
    RAISE EXCEPTION 'this merchant has no transaction %', NEW.reverses USING ERRCODE = 'LV002';
  END IF;
  INSERT INTO txn_reversal (merchant_id, txn_id, reversed_by) VALUES (NEW.merchant_id, NEW.reverses, NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER txn_reverses AFTER INSERT ON txn FOR EACH ROW WHEN (NEW.reverses IS NOT NULL) EXECUTE FUNCTION note_reversal();`;

/** A fold adds new postings to each house balance. Folds run one after the other, and none counts a posting twice. */
const folding = `
CREATE FUNCTION fold_entries() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  last bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(7262005);
  SELECT COALESCE(max(through_txn), 0) INTO last FROM ledger_fold WHERE through_txn <> NEW.through_txn;
  IF NEW.through_txn <= last OR NEW.through_txn > (SELECT last_value FROM txn_id) THEN
    RAISE EXCEPTION 'a fold cannot end before % or after the last posted transaction', last USING ERRCODE = 'LV001';
  END IF;
  INSERT INTO house_balance (account_id, merchant_id, balance)
  SELECT account_id, merchant_id, sum(amount) FROM entry
  WHERE txn_id > last AND txn_id <= NEW.through_txn AND balance_after IS NULL GROUP BY account_id, merchant_id
  ON CONFLICT (account_id) DO UPDATE SET balance = house_balance.balance + excluded.balance;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_folded AFTER INSERT ON ledger_fold FOR EACH ROW EXECUTE FUNCTION fold_entries();`;

/**
 * Creates a table's partition for a month, with its laws. Does nothing and returns false if it exists, or if the
 * default partition has rows of that month.
 */
const partitions = `
CREATE FUNCTION make_partition(parent text, moment text, month date, refused text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  first timestamptz := date_trunc('month', month::timestamp) AT TIME ZONE 'UTC';
  next timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') AT TIME ZONE 'UTC';
  name text := parent || to_char(month, '_YYYY_MM');
  is_taken boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(7262006);
  EXECUTE format('SELECT EXISTS (SELECT FROM public.%I WHERE %I >= $1 AND %I < $2)', parent || '_default', moment, moment) INTO is_taken USING first, next;
  IF is_taken OR to_regclass(name) IS NOT NULL THEN
    RETURN false;
  END IF;
  EXECUTE format('CREATE TABLE public.%I PARTITION OF public.%I FOR VALUES FROM (%L) TO (%L)', name, parent, first, next);
  EXECUTE format('CREATE TRIGGER %I BEFORE %s ON public.%I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name || '_law', refused, name);
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION make_partition FROM PUBLIC;
CREATE FUNCTION make_ledger_partitions(month date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF make_partition('txn', 'at', month, 'UPDATE OR DELETE OR TRUNCATE') THEN
    PERFORM make_partition('entry', 'at', month, 'UPDATE OR DELETE OR TRUNCATE'), make_posting_law(to_char(month, 'YYYY_MM'));
  END IF;
END $$;`;

/** Windows with the same name follow each other in time and in the journal. */
const windows = `
CREATE FUNCTION follow_window() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'window', NEW.merchant_id, NEW.name), 0));
  IF EXISTS (
    SELECT FROM settlement_window WHERE merchant_id = NEW.merchant_id AND name = NEW.name
    AND (ends_at > NEW.ends_at OR (ends_at < NEW.ends_at AND through_txn > NEW.through_txn))
  ) THEN
    RAISE EXCEPTION 'window % ends before a closed one', NEW.name USING ERRCODE = 'LV001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER settlement_window_follows BEFORE INSERT ON settlement_window FOR EACH ROW EXECUTE FUNCTION follow_window();`;

/** Locks the rows that a transaction will move in the order of their ids, so that two never deadlock. */
const locking = `
CREATE FUNCTION lock_accounts(ids bigint[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM FROM account WHERE id = ANY (ids) AND merchant_id = current_merchant() AND NOT may_go_below ORDER BY id FOR NO KEY UPDATE;
END $$;`;

/** Waits for the key's holder, then returns its answer. */
const claiming = `
CREATE FUNCTION claim_key(merchant integer, who text, wanted uuid, OUT request uuid, OUT answer json) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(' ', merchant, who, wanted), 0));
  SELECT idempotency.request, idempotency.answer INTO request, answer FROM idempotency
  WHERE merchant_id = merchant AND actor = who AND key = wanted;
END $$;`;

export const ledgerLaw = [refusals, opening, posting, postingLaw, folding, partitions, windows, locking, claiming].join('\n');
