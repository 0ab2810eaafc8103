import type { GeneratedAlways } from 'kysely';

declare module '#database/schema.ts' {
  interface Database {
    rebate_rate: RebateRateTable;
    rebate_claim: RebateClaimTable;
    rebate_position: RebatePositionTable;
  }
}

interface RebateRateTable {
  merchant_id: number;
  game_type: string;
  /** Parts per million of the stake. */
  rate: number;
}

interface RebateClaimTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  member_id: number;
  amount: number;
  claimed_at: Date;
  txn_id: number;
}

/** What a member has claimed of a type in all, and what had been staked on it by then. */
interface RebatePositionTable {
  merchant_id: number;
  member_id: number;
  game_type: string;
  staked: number;
  claimed: number;
}
