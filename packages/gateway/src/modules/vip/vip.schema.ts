import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';

declare module '#database/schema.ts' {
  interface Database {
    vip_level: VipLevelTable;
    vip_credit: VipCreditTable;
    vip_reward: VipRewardTable;
  }
}

interface VipLevelTable {
  merchant_id: number;
  level: number;
  /** Minor units that a member has staked in all to be on it. */
  stake_from: number;
  /** Paid once for reaching it; 0 for none. */
  reward: number;
  titles: Json<Texts>;
}

/** Stakes that a member brought along from another house. */
interface VipCreditTable {
  merchant_id: number;
  member_id: number;
  staked: number;
}

interface VipRewardTable {
  merchant_id: number;
  member_id: number;
  level: number;
  amount: number;
  claimed_at: Date;
  txn_id: number;
}
