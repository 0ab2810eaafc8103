import { lineMoves, windowMoves } from '@livery/contract/commission-states';

const pairs = (moves: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(moves)
    .flatMap(([from, next]) => next.map((to) => `('${from}', '${to}')`))
    .join(', ');

/** A line stays as it was calculated: only what is paid of it, its state, and what came late after its close, may change. */
export const settlementLaw = `
CREATE FUNCTION keep_commission_window() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (NEW.id, NEW.merchant_id, NEW.kind, NEW.period, NEW.from_at, NEW.before_at)
    IS DISTINCT FROM (OLD.id, OLD.merchant_id, OLD.kind, OLD.period, OLD.from_at, OLD.before_at) THEN
    RAISE EXCEPTION 'window % stays as it is', OLD.id USING ERRCODE = 'LV001';
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (${pairs(windowMoves)}) THEN
    RAISE EXCEPTION 'window % cannot go from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'LV001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER commission_window_kept BEFORE UPDATE OR DELETE ON commission_window FOR EACH ROW EXECUTE FUNCTION keep_commission_window();
CREATE FUNCTION keep_commission_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR to_jsonb(NEW) - '{state,paid,advanced,late,adjusted,is_disputed,posted_at}'::text[]
    <> to_jsonb(OLD) - '{state,paid,advanced,late,adjusted,is_disputed,posted_at}'::text[] OR NEW.paid < OLD.paid OR NEW.advanced < OLD.advanced THEN
    RAISE EXCEPTION 'line % stays as it was calculated', OLD.id USING ERRCODE = 'LV001';
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (${pairs(lineMoves)}) THEN
    RAISE EXCEPTION 'line % cannot go from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'LV001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER commission_line_kept BEFORE UPDATE OR DELETE ON commission_line FOR EACH ROW EXECUTE FUNCTION keep_commission_line();
CREATE TRIGGER commission_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON commission_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;
