import { countedRows, moneyFigures } from './figures.rules.ts';

const zeros = (figure: string, value: string): string => moneyFigures.map((name) => (name === figure ? value : '0')).join(', ');
const added = moneyFigures.map((name) => `${name} = member_money_hour.${name} + excluded.${name}`).join(', ');
const ofRules = moneyFigures
  .filter((name) => name !== 'joined' && name !== 'first_deposits')
  .map((name) => `COALESCE(sum(NEW.amount * sign) FILTER (WHERE figure = '${name}'), 0)`)
  .join(', ');

/**
 * Counts what members pay and receive, in the transaction that posts it. An entry of the house, such as a fee, counts
 * for the member whose account the transaction moved before it. The trigger's condition skips rounds, so they cost
 * nothing.
 */
export const moneyLaw = `
CREATE FUNCTION count_money() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  counted member_money_hour;
BEGIN
  SELECT account.member_id, NULL, NEW.merchant_id, NULL, ${ofRules}, 0, 0 INTO counted
  FROM account JOIN txn ON txn.id = NEW.txn_id AND txn.at = NEW.at JOIN merchant ON merchant.id = NEW.merchant_id AND currency = account.unit
  JOIN (VALUES ${countedRows}) AS rule (kind, place, figure, sign) ON rule.kind = txn.kind AND place = account.kind
  WHERE account.id = NEW.account_id GROUP BY account.member_id;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF counted.member_id IS NULL THEN
    SELECT account.member_id INTO counted.member_id FROM entry JOIN account ON account.id = entry.account_id
    WHERE txn_id = NEW.txn_id AND entry.at = NEW.at AND account.member_id IS NOT NULL LIMIT 1;
  END IF;
  SELECT lineage_id INTO STRICT counted.lineage_id FROM member WHERE id = counted.member_id;
  counted.hour := hour_of(NEW.at, NEW.merchant_id);
  -- The entry has locked the member's account, so only one of two deposits is the first.
  IF counted.deposits > 0 AND NOT EXISTS (SELECT FROM member_money_hour WHERE member_id = counted.member_id AND first_deposits > 0) THEN
    counted.first_deposits := 1;
  END IF;
  INSERT INTO member_money_hour VALUES (counted.*) ON CONFLICT (member_id, hour, lineage_id) DO UPDATE SET ${added};
  RETURN NULL;
END $$;
CREATE TRIGGER entry_counted AFTER INSERT ON entry FOR EACH ROW WHEN (NOT NEW.is_play) EXECUTE FUNCTION count_money();
CREATE FUNCTION count_joining() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO member_money_hour VALUES (NEW.id, hour_of(NEW.created_at, NEW.merchant_id), NEW.merchant_id, NEW.lineage_id, ${zeros('joined', '1')});
  RETURN NULL;
END $$;
CREATE TRIGGER member_counted AFTER INSERT ON member FOR EACH ROW EXECUTE FUNCTION count_joining();`;
