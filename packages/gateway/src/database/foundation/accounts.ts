/**
 * Units and kinds of accounts. An account that may go below zero takes entries only, so that no row is shared by all postings of a
 * merchant: its balance is the last fold and the entries since (`ledger/house-balances.ts`). The others hold a running balance.
 * What an account refers to is looked for when it opens (`open_account`) and kept from then on, and not by foreign keys: a balance that
 * moves twice in a transaction would lock every row that is referred to, which is a record of the log each time.
 */
export const accounts = `
CREATE TABLE unit (
  code text PRIMARY KEY,
  digits smallint NOT NULL CHECK (digits BETWEEN 0 AND 8),
  nature text NOT NULL CHECK (nature IN ('currency', 'play', 'points'))
);
INSERT INTO unit (code, digits, nature) VALUES
  ('BRL', 2, 'currency'), ('EUR', 2, 'currency'), ('USD', 2, 'currency'), ('GBP', 2, 'currency'), ('MXN', 2, 'currency'),
  ('VND', 0, 'currency'), ('JPY', 0, 'currency'), ('PLAY', 2, 'play'), ('PTS', 0, 'points');
CREATE TABLE account_kind (
  code text PRIMARY KEY,
  owner text NOT NULL CHECK (owner IN ('member', 'house')),
  may_go_below boolean NOT NULL
);
INSERT INTO account_kind (code, owner, may_go_below) VALUES
  ('CASH', 'member', false), ('HOLD', 'member', false), ('BONUS', 'member', false), ('COMMISSION', 'member', false), ('POINTS', 'member', false),
  ('VENDOR', 'member', false),
  ('PSP', 'house', true), ('GAMES', 'house', true), ('PROMO', 'house', true), ('ADJUSTMENT', 'house', true), ('FEES', 'house', true),
  ('COMMISSION_COST', 'house', true), ('POINTS_ISSUED', 'house', true);
CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint,
  kind text NOT NULL,
  unit text NOT NULL,
  may_go_below boolean NOT NULL,
  balance bigint,
  UNIQUE NULLS NOT DISTINCT (merchant_id, member_id, kind, unit),
  CHECK ((balance IS NULL) = may_go_below),
  CONSTRAINT account_covers CHECK (balance >= 0)
) WITH (fillfactor = 50);`;

/**
 * An account opens empty, as its kind says. Every account is a member's or, with a kind of the house, the house's. A member has a
 * `VENDOR` account at each vendor, so that kind names whose: `VENDOR:PG`.
 */
export const opening = `
CREATE FUNCTION open_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  SELECT may_go_below, CASE WHEN may_go_below THEN NULL ELSE 0 END INTO NEW.may_go_below, NEW.balance
  FROM account_kind WHERE code = split_part(NEW.kind, ':', 1) AND (code = NEW.kind) <> (code = 'VENDOR')
  AND (owner = 'member') = (NEW.member_id IS NOT NULL);
  IF NOT FOUND OR (NEW.kind LIKE 'VENDOR:%' AND NOT EXISTS (SELECT FROM game_vendor WHERE code = substr(NEW.kind, 8))) THEN
    RAISE EXCEPTION 'no account of kind % for this owner', NEW.kind USING ERRCODE = 'LV002';
  END IF;
  IF NOT EXISTS (SELECT FROM unit WHERE code = NEW.unit) THEN
    RAISE EXCEPTION 'no unit %', NEW.unit USING ERRCODE = 'LV002';
  END IF;
  PERFORM FROM merchant WHERE id = NEW.merchant_id FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no merchant %', NEW.merchant_id USING ERRCODE = 'LV002';
  END IF;
  IF NEW.member_id IS NOT NULL AND NOT EXISTS (SELECT FROM member WHERE id = NEW.member_id AND merchant_id = NEW.merchant_id) THEN
    RAISE EXCEPTION 'no member % of merchant %', NEW.member_id, NEW.merchant_id USING ERRCODE = 'LV002';
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
