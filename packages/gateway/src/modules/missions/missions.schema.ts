import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';

declare module '#database/schema.ts' {
  interface Database {
    mission: MissionTable;
    mission_claim: MissionClaimTable;
    mission_standing: MissionStandingTable;
    mission_board: MissionBoardTable;
  }
}

interface MissionTable {
  merchant_id: number;
  code: string;
  period: 'daily' | 'weekly';
  /** What is counted: minor units staked, rounds played, or days with a round. */
  goal: 'stake' | 'rounds' | 'days';
  /** Null: games of every type. */
  game_type: string | null;
  target: number;
  reward: number;
  reward_to: 'CASH' | 'BONUS';
  /** How many times a bonus is to be staked; null for cash. */
  rollover: number | null;
  titles: Json<Texts>;
  position: number;
}

interface MissionClaimTable {
  merchant_id: number;
  member_id: number;
  code: string;
  /** The first day of the period, `yyyy-mm-dd`. */
  period_start: string;
  amount: number;
  claimed_at: Date;
  txn_id: number;
}

interface MissionStandingTable {
  merchant_id: number;
  /** Its Monday, `yyyy-mm-dd`. */
  week: string;
  member_id: number;
  staked: number;
  reached_at: Date;
}

/** When the standings of a merchant were last worked out. */
interface MissionBoardTable {
  merchant_id: number;
  as_of: Date;
}
