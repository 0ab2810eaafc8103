import type { LotteryFaultKind, LotteryFaultState } from '@livery/contract/lotteries';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

declare module '#database/schema.ts' {
  interface Database {
    lottery_fault: LotteryFaultTable;
    lottery_receivable: LotteryReceivableTable;
  }
}

type Fixed<Value> = ColumnType<Value, Value, never>;

/** A fault of an issue's draw that two people confirm and the job carries out. */
interface LotteryFaultTable {
  id: GeneratedAlways<number>;
  merchant_id: Fixed<number>;
  node_id: Fixed<number>;
  issue_id: Fixed<number>;
  kind: Fixed<LotteryFaultKind>;
  /** For an early draw: tickets placed from this time on are void. */
  drawn_at: Fixed<Date | null>;
  /** For a wrong number: the correct one. */
  numbers: Fixed<number[] | null>;
  /** The text that members read. */
  note: Fixed<string>;
  state: Generated<LotteryFaultState>;
  declared_by: Fixed<string>;
  declared_at: Fixed<Date>;
  decided_by: string | null;
  decided_at: Date | null;
  /** When the job reset the issue or began to void tickets. */
  begun_at: Date | null;
  done_at: Date | null;
}

/** A member's debt: a payout was reversed after the member had spent it. The house has advanced the money. */
interface LotteryReceivableTable {
  id: GeneratedAlways<number>;
  merchant_id: Fixed<number>;
  member_id: Fixed<number>;
  fault_id: Fixed<number>;
  ticket_id: Fixed<number>;
  unit: Fixed<string>;
  owed: Fixed<number>;
  collected: Generated<number>;
  created_at: Fixed<Date>;
  settled_at: Date | null;
}

export const faultTables = `
CREATE TABLE lottery_fault (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  node_id integer NOT NULL,
  issue_id bigint NOT NULL REFERENCES lottery_issue,
  kind text NOT NULL CHECK (kind IN ('early', 'wrong', 'undrawn')),
  drawn_at timestamptz,
  numbers integer[],
  note text NOT NULL,
  state text NOT NULL DEFAULT 'declared' CHECK (state IN ('declared', 'confirmed', 'done', 'withdrawn')),
  declared_by text NOT NULL,
  declared_at timestamptz NOT NULL,
  decided_by text,
  decided_at timestamptz,
  begun_at timestamptz,
  done_at timestamptz,
  FOREIGN KEY (merchant_id, node_id) REFERENCES lottery,
  CHECK ((kind = 'early') = (drawn_at IS NOT NULL) AND (kind = 'wrong') = (numbers IS NOT NULL)),
  CHECK ((state = 'declared') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  CHECK (state NOT IN ('confirmed', 'done') OR lower(decided_by) <> lower(declared_by)),
  CHECK ((state = 'done') = (done_at IS NOT NULL) AND (begun_at IS NULL OR state IN ('confirmed', 'done')))
);
CREATE UNIQUE INDEX lottery_fault_active ON lottery_fault (issue_id) WHERE state IN ('declared', 'confirmed');
CREATE INDEX lottery_fault_waiting ON lottery_fault (merchant_id, node_id) WHERE state IN ('declared', 'confirmed');
CREATE FUNCTION keep_lottery_fault() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NOT (OLD.state = 'declared' OR (OLD.state = 'confirmed' AND NEW.state IN ('confirmed', 'done')))
    OR (OLD.issue_id, OLD.kind, OLD.drawn_at, OLD.numbers, OLD.note, OLD.declared_by, OLD.declared_at)
      IS DISTINCT FROM (NEW.issue_id, NEW.kind, NEW.drawn_at, NEW.numbers, NEW.note, NEW.declared_by, NEW.declared_at) THEN
    RAISE EXCEPTION 'fault % was declared and cannot change', OLD.id USING ERRCODE = 'LV001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER lottery_fault_kept BEFORE UPDATE OR DELETE ON lottery_fault FOR EACH ROW EXECUTE FUNCTION keep_lottery_fault();
CREATE TABLE lottery_receivable (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  fault_id bigint NOT NULL REFERENCES lottery_fault,
  ticket_id bigint NOT NULL UNIQUE REFERENCES lottery_ticket,
  unit text NOT NULL,
  owed bigint NOT NULL CHECK (owed > 0),
  collected bigint NOT NULL DEFAULT 0 CHECK (collected BETWEEN 0 AND owed),
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  CHECK ((collected = owed) = (settled_at IS NOT NULL))
);
CREATE INDEX lottery_receivable_open ON lottery_receivable (merchant_id, id) WHERE settled_at IS NULL;
CREATE INDEX lottery_receivable_fault ON lottery_receivable (fault_id);
CREATE FUNCTION keep_lottery_receivable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.collected <= OLD.collected OR (OLD.member_id, OLD.fault_id, OLD.ticket_id, OLD.unit, OLD.owed)
    IS DISTINCT FROM (NEW.member_id, NEW.fault_id, NEW.ticket_id, NEW.unit, NEW.owed) THEN
    RAISE EXCEPTION 'the terms of receivable % cannot change', OLD.id USING ERRCODE = 'LV001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER lottery_receivable_kept BEFORE UPDATE OR DELETE ON lottery_receivable FOR EACH ROW EXECUTE FUNCTION keep_lottery_receivable();`;
