import type { ColumnType } from 'kysely';

declare module '#database/schema.ts' {
  interface Database {
    bet: BetTable;
    bet_void: BetVoidTable;
    member_hour: MemberHourTable;
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

/** What a member played in an hour: written as bets are settled and undone. A void stands below zero in the hour it was booked in. */
interface MemberHourTable {
  member_id: ByDatabase<number>;
  /** When the hour began by the merchant's clock. */
  hour: ByDatabase<Date>;
  stake: ByDatabase<number>;
  valid_stake: ByDatabase<number>;
  payout: ByDatabase<number>;
  /** When its last bet was settled. */
  last_at: ByDatabase<Date>;
  merchant_id: ByDatabase<number>;
  /** The merchant's day that its bets were settled on, `yyyy-mm-dd`; a late void has its bet's. */
  day: ByDatabase<string>;
  rounds: ByDatabase<number>;
  game_type: ByDatabase<string>;
}
