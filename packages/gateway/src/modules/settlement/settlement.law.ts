import { lineMoves, windowMoves } from '@livery/contract/commission-states';

const pairs = (moves: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(moves)
    .flatMap(([from, next]) => next.map((to) => `('${from}', '${to}')`))
    .join(', ');

/** Columns that trigger functions may write but the gateway may not. */
const byDatabase = 'LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp';

/**
 * Notes late bookings: those into a closed window, so that the next window bills them (`counting/late.repo.ts`), and
 * those into a past hour, so that estimates sum the start of the window again (`counting/so-far.repo.ts`). A booking
 * sees the window as open only if its transaction began before the close, and the calculation waits for all of those.
 * The trigger's condition skips most bookings, because their hour has not been over for a minute.
 *
 * A real-time salary accumulates by day. A bet that comes after its day's last line counts in the day that the lines
 * have reached.
 */
const lateLaw = `
CREATE FUNCTION note_late_hour() RETURNS trigger ${byDatabase} AS $$
BEGIN
  INSERT INTO commission_late_hour (merchant_id, lineage_id, hour, is_closed) SELECT NEW.merchant_id, NEW.lineage_id, NEW.hour, EXISTS (
    SELECT FROM commission_window WHERE merchant_id = NEW.merchant_id AND before_at > NEW.hour AND from_at <= NEW.hour
      AND kind <> 'realTime' AND state <> 'open'
  );
  RETURN NULL;
END $$;
CREATE TRIGGER member_hour_late AFTER INSERT OR UPDATE ON member_hour
  FOR EACH ROW WHEN (NEW.hour < clock_timestamp() - interval '61 minutes') EXECUTE FUNCTION note_late_hour();
CREATE TRIGGER member_money_hour_late AFTER INSERT OR UPDATE ON member_money_hour
  FOR EACH ROW WHEN (NEW.hour < clock_timestamp() - interval '61 minutes') EXECUTE FUNCTION note_late_hour();
CREATE FUNCTION note_late_bet(booked bet, sign integer, booked_at timestamptz) RETURNS void ${byDatabase} AS $$
BEGIN
  IF EXISTS (SELECT FROM commission_window WHERE merchant_id = booked.merchant_id AND before_at > booked_at AND kind = 'realTime' AND ends_day
    AND state <> 'open') THEN
    INSERT INTO commission_late_bet (merchant_id, lineage_id, settled_at, sign, stake, valid_stake, payout, counts_at)
    SELECT booked.merchant_id, booked.lineage_id, booked.settled_at, sign, booked.stake, booked.valid_stake, booked.payout, max(before_at)
    FROM commission_window WHERE merchant_id = booked.merchant_id AND before_at > booked_at AND kind = 'realTime' AND state <> 'open';
  END IF;
END $$;
REVOKE ALL ON FUNCTION note_late_bet FROM PUBLIC;
CREATE FUNCTION note_late_settle() RETURNS trigger ${byDatabase} AS $$
BEGIN
  PERFORM note_late_bet(NEW, 1, NEW.settled_at);
  RETURN NULL;
END $$;
CREATE TRIGGER bet_late AFTER INSERT ON bet FOR EACH ROW WHEN (NEW.settled_at < clock_timestamp() - interval '1 minute') EXECUTE FUNCTION note_late_settle();
CREATE TRIGGER bet_late_settled AFTER UPDATE ON bet FOR EACH ROW
  WHEN (OLD.settled_at IS NULL AND NEW.settled_at < clock_timestamp() - interval '1 minute') EXECUTE FUNCTION note_late_settle();
CREATE FUNCTION note_late_void() RETURNS trigger ${byDatabase} AS $$
DECLARE
  undone bet;
BEGIN
  SELECT * INTO undone FROM bet
  WHERE member_id = NEW.member_id AND opened_at = NEW.opened_at AND id = NEW.bet_id AND settled_at IS NOT NULL;
  IF FOUND THEN
    PERFORM note_late_bet(undone, -1, NEW.voided_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bet_void_late AFTER INSERT ON bet_void FOR EACH ROW WHEN (NEW.voided_at < clock_timestamp() - interval '1 minute') EXECUTE FUNCTION note_late_void();`;

/** Terms begin in an open window or later. Settled windows stay settled, and earlier ones are never opened. */
const startLaw = `
CREATE FUNCTION keep_settled_past() RETURNS trigger ${byDatabase} AS $$
BEGIN
  IF NEW.starts_at IS DISTINCT FROM NEW.ends_at AND EXISTS (
    SELECT FROM agreement JOIN commission_window AS own ON own.merchant_id = agreement.merchant_id AND own.kind = agreement.kind
      AND own.period = COALESCE(NEW.terms ->> 'period', CASE agreement.kind WHEN 'hourly' THEN 'hourly' ELSE 'daily' END)
    WHERE agreement.id = NEW.agreement_id AND agreement.kind <> 'realTime' AND own.before_at > NEW.starts_at
      AND (own.from_at > NEW.starts_at OR own.state NOT IN ('open', 'closing'))
  ) THEN
    RAISE EXCEPTION 'terms of agreement % begin before an open period or in a settled one', NEW.agreement_id USING ERRCODE = 'LV004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER agreement_version_begins BEFORE INSERT ON agreement_version FOR EACH ROW EXECUTE FUNCTION keep_settled_past();`;

/** A calculated line is fixed. Only its paid amount, its state and its late bookings may change. */
export const settlementLaw = `
CREATE FUNCTION keep_commission_window() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (NEW.id, NEW.merchant_id, NEW.kind, NEW.period, NEW.from_at, NEW.before_at)
    IS DISTINCT FROM (OLD.id, OLD.merchant_id, OLD.kind, OLD.period, OLD.from_at, OLD.before_at) THEN
    RAISE EXCEPTION 'period % cannot change', OLD.id USING ERRCODE = 'LV001';
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (${pairs(windowMoves)}) THEN
    RAISE EXCEPTION 'period % cannot change from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'LV001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER commission_window_kept BEFORE UPDATE OR DELETE ON commission_window FOR EACH ROW EXECUTE FUNCTION keep_commission_window();
CREATE FUNCTION keep_commission_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR to_jsonb(NEW) - '{state,paid,advanced,late,adjusted,is_disputed,posted_at}'::text[]
    <> to_jsonb(OLD) - '{state,paid,advanced,late,adjusted,is_disputed,posted_at}'::text[] OR NEW.paid < OLD.paid OR NEW.advanced < OLD.advanced THEN
    RAISE EXCEPTION 'line % was calculated and cannot change', OLD.id USING ERRCODE = 'LV001';
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (${pairs(lineMoves)}) THEN
    RAISE EXCEPTION 'line % cannot change from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'LV001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER commission_line_kept BEFORE UPDATE OR DELETE ON commission_line FOR EACH ROW EXECUTE FUNCTION keep_commission_line();
CREATE TRIGGER commission_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON commission_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER commission_alert_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON commission_alert
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
${lateLaw}
${startLaw}`;
