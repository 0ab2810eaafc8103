import { sql, type ColumnType } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';
import { betInvariants } from './bets.invariants.ts';
import { memberHour } from './member-hour.law.ts';

declare module '#database/schema.ts' {
  interface Database {
    bet: BetTable;
    bet_void: BetVoidTable;
    member_hour: MemberHourTable;
    fold_mark: FoldMarkTable;
  }
}

/** Written only by the database. */
type ByDatabase<Value> = ColumnType<Value, never, never>;

/** A member's stake and payout. The payout is null while the bet is open. */
interface BetTable {
  member_id: number;
  /** The transaction of its stake. */
  id: number;
  merchant_id: number;
  node_id: number;
  /** Idempotency key of the caller: 128 bits of a SHA-256. */
  key: string;
  stake: number;
  valid_stake: number;
  payout: number | null;
  opened_at: Date;
  settled_at: Date | null;
  settle_txn: number | null;
  /** The merchant's day of its settlement, `yyyy-mm-dd`. The database writes it unless the caller does, like the lineage. */
  day: ByDatabase<string | null>;
  /** Its game's type when it was staked. */
  game_type: ByDatabase<string>;
  /** The member's when it was settled. */
  lineage_id: ByDatabase<number | null>;
  unit: string;
  /** The game's own record of how the result came about. */
  course: Buffer | null;
}

/** A bet that was undone. */
interface BetVoidTable {
  member_id: number;
  opened_at: Date;
  bet_id: number;
  merchant_id: number;
  voided_at: Date;
  /** The text for the member. */
  reason: string;
}

/** A member's play per hour, written as bets are settled and voided. A void is negative in the hour it is booked. */
interface MemberHourTable {
  member_id: ByDatabase<number>;
  /** When the hour began by the merchant's clock. */
  hour: ByDatabase<Date>;
  merchant_id: ByDatabase<number>;
  /** The member's lineage when it played. A void has its bet's. */
  lineage_id: ByDatabase<number>;
  stake: ByDatabase<number>;
  valid_stake: ByDatabase<number>;
  payout: ByDatabase<number>;
  /** When its last bet was settled. */
  last_at: ByDatabase<Date>;
  rounds: ByDatabase<number>;
  /** The merchant's day when its bets were settled, `yyyy-mm-dd`. A late void has its bet's day. */
  day: ByDatabase<string>;
  game_type: ByDatabase<string>;
}

/** Hours that the next fold reads besides the latest ones. */
interface FoldMarkTable {
  merchant_id: ByDatabase<number>;
  hour: ByDatabase<Date>;
  /** The member's day with the voided bet. Null for an hour with late bookings only. */
  member_id: ByDatabase<number | null>;
  day: ByDatabase<string | null>;
}

/**
 * A bet on any game, ours or a vendor's: stake, payout and their transactions. Its id is that of the staking
 * transaction, and `opened_at` is its time. `key` is the caller's idempotency key (128 bits of a SHA-256), so a
 * repeated call makes no second bet. `course` is the game's own record of the round. The day and the game's type are
 * stored, because the merchant's time zone and the game may change. A void adds a row to `bet_void` and leaves the bet
 * as it is. Bets are partitioned by the month they opened in. A key is unique within its month, so a look-up by key
 * says how old the bet may be.
 */
const bet = `
CREATE TABLE bet (
  member_id bigint NOT NULL,
  id bigint NOT NULL,
  merchant_id integer NOT NULL,
  node_id integer NOT NULL,
  key uuid NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  valid_stake bigint NOT NULL CHECK (valid_stake BETWEEN 0 AND stake),
  payout bigint CHECK (payout >= 0),
  opened_at timestamptz NOT NULL,
  settled_at timestamptz,
  settle_txn bigint,
  -- Of the settlement: the merchant's day and the member's lineage. Of the stake: the game's type.
  day date,
  lineage_id integer,
  unit text NOT NULL,
  game_type text NOT NULL,
  course bytea,
  PRIMARY KEY (member_id, opened_at, id),
  CHECK ((payout IS NULL) = (settled_at IS NULL) AND (payout IS NULL) = (settle_txn IS NULL) AND (payout IS NULL) = (day IS NULL)
    AND (payout IS NULL) = (lineage_id IS NULL))
) PARTITION BY RANGE (opened_at);
CREATE TABLE bet_default PARTITION OF bet DEFAULT;
CREATE UNIQUE INDEX ON bet_default (key);
CREATE INDEX bet_open ON bet (member_id, opened_at, id) WHERE payout IS NULL;
-- Bets settled in a span of time. They lie nearly in that order, so a block's first and last instant are enough and cost a bet nothing.
CREATE INDEX bet_settled ON bet USING brin (settled_at) WITH (pages_per_range = 16, autosummarize = on);
-- The board of winners; few bets pay this much.
CREATE INDEX bet_win ON bet (merchant_id, settled_at) WHERE payout >= 10000;
CREATE TABLE bet_void (
  member_id bigint NOT NULL,
  opened_at timestamptz NOT NULL,
  bet_id bigint NOT NULL,
  merchant_id integer NOT NULL REFERENCES merchant,
  voided_at timestamptz NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (member_id, opened_at, bet_id),
  FOREIGN KEY (member_id, opened_at, bet_id) REFERENCES bet
);
-- Voids that come after the close of a window of agents' contracts.
CREATE INDEX bet_void_booked ON bet_void (merchant_id, voided_at);

CREATE FUNCTION date_bet() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.game_type := (SELECT type FROM game WHERE node_id = NEW.node_id);
  END IF;
  IF NEW.settled_at IS NOT NULL THEN
    SELECT (NEW.settled_at AT TIME ZONE time_zone)::date, member.lineage_id INTO NEW.day, NEW.lineage_id
    FROM merchant, member WHERE merchant.id = NEW.merchant_id AND member.id = NEW.member_id;
  ELSE
    NEW.day := NULL;
    NEW.lineage_id := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bet_dated BEFORE INSERT ON bet FOR EACH ROW EXECUTE FUNCTION date_bet();
-- A statement that settles a thousand bets dates them itself, in half the time; count_settled refuses wrong dates.
CREATE TRIGGER bet_dated_late BEFORE UPDATE ON bet FOR EACH ROW WHEN (NEW.settled_at IS NOT NULL AND NEW.day IS NULL)
  EXECUTE FUNCTION date_bet();
CREATE TRIGGER bet_type_stays BEFORE UPDATE OF game_type ON bet FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE FUNCTION refuse_settled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'bet % is already settled', OLD.id USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER bet_settles_once BEFORE UPDATE OR DELETE ON bet FOR EACH ROW WHEN (OLD.settled_at IS NOT NULL) EXECUTE FUNCTION refuse_settled();
CREATE TRIGGER bet_void_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bet_void FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bet_kept BEFORE TRUNCATE ON bet FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bet_default_kept BEFORE TRUNCATE ON bet_default FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE FUNCTION make_bet_partition(month date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  name text := 'bet' || to_char(month, '_YYYY_MM');
BEGIN
  IF make_partition('bet', 'opened_at', month, 'TRUNCATE') THEN
    EXECUTE format('CREATE UNIQUE INDEX ON public.%I (key)', name);
    -- A statement that names the partition does not fire the trigger of the whole table.
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON public.%I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settled()',
      name || '_counted_late', name);
  END IF;
END $$;`;

export const betsSchema: SchemaPart = {
  name: 'bets',
  sql: [bet, memberHour].join('\n'),
  appendOnly: ['bet_void'],
  byTriggers: ['member_hour', 'fold_mark'],
  invariants: betInvariants,
  personalData: {
    keep: { bet: { why: 'play' }, bet_void: { why: 'play' }, member_hour: { why: 'play' }, fold_mark: { why: 'passing' } },
    archive: [
      {
        name: 'bets',
        tables: ['bet', 'bet_void'],
        columns: ['time', 'settled', 'voided', 'number', 'game', 'stake', 'payout', 'unit'],
        rows: (own) => sql`SELECT x.opened_at AS time, x.settled_at AS settled, v.voided_at AS voided, x.id AS number, g.names AS game,
          x.stake, x.payout, x.unit FROM bet AS x JOIN game AS g ON g.node_id = x.node_id
          LEFT JOIN bet_void AS v ON v.member_id = x.member_id AND v.opened_at = x.opened_at AND v.bet_id = x.id
          WHERE ${own('x')} ORDER BY x.opened_at, x.id`,
      },
    ],
    withhold: { member_hour: 'sum', fold_mark: 'passing' },
  },
};
