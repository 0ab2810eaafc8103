import type { ColumnType } from 'kysely';

declare module '#database/schema.ts' {
  interface Database {
    stake_day: StakeDayTable;
  }
}

/** Written by the database as bets settle. */
type ByDatabase<Value> = ColumnType<Value, never, never>;

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
