/**
 * Checks a transaction and its entries as they are written. Each month has separate functions, made with its
 * partitions, which read only that month. Functions that read the whole journal would plan and lock every month on each
 * posting, which was three times as slow with five years of months.
 *
 * A transaction is open while the database transaction that wrote it runs, which `xmin` shows. This survives a dump,
 * because restored rows carry the `xmin` of the restore. An entry takes the next place in its transaction.
 *
 * The seal: at least two entries, a sum of zero in every unit, and a reversal undoes exactly what it reverses, once. A
 * transaction cannot pass before it has two entries, so only later entries check again.
 */
export const postingLaw = `
CREATE FUNCTION make_posting_law(month text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $make$
BEGIN
  EXECUTE format($law$
CREATE FUNCTION public.write_entry_%1$s() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  may_go_below boolean;
BEGIN
  SELECT txn.merchant_id, is_play(txn.kind), 1 + (SELECT count(*) FROM entry_%1$s AS entry WHERE entry.txn_id = txn.id AND entry.at = txn.at),
    account.may_go_below
  INTO NEW.merchant_id, NEW.is_play, NEW.position, may_go_below
  FROM txn_%1$s AS txn LEFT JOIN account ON account.id = NEW.account_id AND account.merchant_id = txn.merchant_id
  WHERE txn.id = NEW.txn_id AND txn.at = NEW.at AND txn.xmin = pg_current_xact_id()::xid;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'transaction %% is sealed or unknown', NEW.txn_id USING ERRCODE = 'LV001';
  END IF;
  IF may_go_below IS NULL THEN
    RAISE EXCEPTION 'account %% does not belong to this merchant', NEW.account_id USING ERRCODE = 'LV002';
  END IF;
  NEW.balance_after := NULL;
  IF NOT may_go_below THEN
    UPDATE account SET balance = balance + NEW.amount WHERE id = NEW.account_id RETURNING balance INTO NEW.balance_after;
  END IF;
  RETURN NEW;
END $$;
CREATE FUNCTION public.check_txn_%1$s(checked bigint, moment timestamptz, undone bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  entries bigint;
  is_even boolean;
BEGIN
  SELECT sum(unit.entries), bool_and(unit.total = 0) INTO entries, is_even FROM (
    SELECT count(*) AS entries, sum(amount) AS total FROM entry_%1$s AS entry JOIN account ON account.id = entry.account_id
    WHERE txn_id = checked AND at = moment GROUP BY account.unit
  ) AS unit;
  IF entries IS NULL OR entries < 2 THEN
    RAISE EXCEPTION 'transaction %% has fewer than two entries', checked USING ERRCODE = 'LV003';
  END IF;
  IF NOT is_even THEN
    RAISE EXCEPTION 'transaction %% does not sum to zero', checked USING ERRCODE = 'LV003';
  END IF;
  -- The undone transaction may be of another month.
  IF undone IS NOT NULL AND EXISTS (
    SELECT FROM entry WHERE txn_id IN (checked, undone) GROUP BY account_id HAVING sum(amount) <> 0
  ) THEN
    RAISE EXCEPTION 'transaction %% does not exactly reverse %%', checked, undone USING ERRCODE = 'LV003';
  END IF;
END $$;
REVOKE ALL ON FUNCTION public.check_txn_%1$s FROM PUBLIC;
CREATE FUNCTION public.seal_txn_%1$s() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM check_txn_%1$s(NEW.id, NEW.at, NEW.reverses);
  RETURN NULL;
END $$;
CREATE FUNCTION public.seal_entry_%1$s() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM check_txn_%1$s(id, at, reverses) FROM txn_%1$s WHERE id = NEW.txn_id AND at = NEW.at;
  RETURN NULL;
END $$;
CREATE TRIGGER entry_written BEFORE INSERT ON public.entry_%1$s FOR EACH ROW EXECUTE FUNCTION public.write_entry_%1$s();
CREATE CONSTRAINT TRIGGER txn_seal AFTER INSERT ON public.txn_%1$s DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION public.seal_txn_%1$s();
CREATE CONSTRAINT TRIGGER entry_seal AFTER INSERT ON public.entry_%1$s DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.position > 2) EXECUTE FUNCTION public.seal_entry_%1$s();
  $law$, month);
END $make$;
REVOKE ALL ON FUNCTION make_posting_law FROM PUBLIC;
SELECT make_posting_law('default');`;
