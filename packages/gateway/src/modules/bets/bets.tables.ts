import type { ColumnType } from 'kysely';

declare module '#database/schema.ts' {
  interface Database {
    bet: BetTable;
    bet_void: BetVoidTable;
    stake_day: StakeDayTable;
  }
}

/** Written by the database alone. */
type ByDatabase<Value> = ColumnType<Value, never, never>;

/** What a member staked on a game and got back; null while it is open. */
interface BetTable {
  member_id: number;
  /** The transaction that staked it. */
  id: number;
  merchant_id: number;
  node_id: number;
  /** Names it to whoever asked for it: 128 bits of a SHA-256. */
  key: string;
  stake: number;
  valid_stake: number;
  payout: number | null;
  opened_at: Date;
  settled_at: Date | null;
  settle_txn: number | null;
  /** The merchant's day of its settlement, `yyyy-mm-dd`; written by the database, like the next. */
  day: ByDatabase<string | null>;
  /** Its game's type when it was staked. */
  game_type: ByDatabase<string>;
  unit: string;
  /** How it came about, as its game writes it. */
  course: Buffer | null;
}

/** A bet that was undone. */
interface BetVoidTable {
  member_id: number;
  opened_at: Date;
  bet_id: number;
  merchant_id: number;
  voided_at: Date;
  /** As it is told to the member. */
  reason: string;
}

/** Written as bets settle. */
interface StakeDayTable {
  member_id: ByDatabase<number>;
  /** Of the merchant's time zone, `yyyy-mm-dd`. */
  day: ByDatabase<string>;
  merchant_id: ByDatabase<number>;
  staked: ByDatabase<number>;
  last_at: ByDatabase<Date>;
  rounds: ByDatabase<number>;
  game_type: ByDatabase<string>;
}
