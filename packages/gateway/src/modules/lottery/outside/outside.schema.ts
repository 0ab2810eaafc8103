import type { LotteryAct } from '@livery/contract/lotteries';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

declare module '#database/schema.ts' {
  interface Database {
    lottery_event: LotteryEventTable;
    lottery_result: LotteryResultTable;
  }
}

type Fixed<Value> = ColumnType<Value, Value, never>;

/** Manual actions on a lottery and its issues, with names. Append-only. */
interface LotteryEventTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  node_id: number;
  issue_id: number | null;
  at: Date;
  actor: string;
  /** Empty for the job. */
  person: string;
  act: LotteryAct;
  numbers: number[] | null;
  note: string;
}

/** An outside result: who entered it, and how a second person decided. */
interface LotteryResultTable {
  id: GeneratedAlways<number>;
  merchant_id: Fixed<number>;
  issue_id: Fixed<number>;
  numbers: Fixed<number[]>;
  written_by: Fixed<string>;
  written_at: Fixed<Date>;
  state: Generated<'written' | 'verified' | 'refused'>;
  decided_by: string | null;
  decided_at: Date | null;
}

export const outsideTables = `
CREATE TABLE lottery_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  node_id integer NOT NULL,
  issue_id bigint REFERENCES lottery_issue,
  at timestamptz NOT NULL,
  actor actor NOT NULL,
  person text NOT NULL,
  act text NOT NULL,
  numbers integer[],
  note text NOT NULL,
  FOREIGN KEY (merchant_id, node_id) REFERENCES lottery
);
CREATE INDEX lottery_event_issue ON lottery_event (issue_id, id);
CREATE TRIGGER lottery_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON lottery_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TABLE lottery_result (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  issue_id bigint NOT NULL REFERENCES lottery_issue,
  numbers integer[] NOT NULL,
  written_by text NOT NULL,
  written_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'written' CHECK (state IN ('written', 'verified', 'refused')),
  decided_by text,
  decided_at timestamptz,
  CHECK ((state = 'written') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  CHECK (state <> 'verified' OR lower(decided_by) <> lower(written_by))
);
CREATE UNIQUE INDEX lottery_result_waiting ON lottery_result (issue_id) WHERE state = 'written';
CREATE UNIQUE INDEX lottery_result_verified ON lottery_result (issue_id) WHERE state = 'verified';
CREATE FUNCTION keep_lottery_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state <> 'written'
    OR (OLD.issue_id, OLD.numbers, OLD.written_by, OLD.written_at) IS DISTINCT FROM (NEW.issue_id, NEW.numbers, NEW.written_by, NEW.written_at) THEN
    RAISE EXCEPTION 'result % was entered and cannot change', OLD.id USING ERRCODE = 'LV001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER lottery_result_kept BEFORE UPDATE OR DELETE ON lottery_result FOR EACH ROW EXECUTE FUNCTION keep_lottery_result();`;
