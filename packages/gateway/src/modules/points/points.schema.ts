import type { GoodKind, RedemptionState } from '@livery/contract/point-kinds';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';

declare module '#database/schema.ts' {
  interface Database {
    point_config: PointConfigTable;
    point_day: PointDayTable;
    point_good: PointGoodTable;
    point_redemption: PointRedemptionTable;
  }
}

interface PointConfigTable {
  merchant_id: number;
  /** Minor units staked for a point. */
  stake_per_point: number;
  /** In hundredths by VIP level from 0 on; the last one holds for all above. */
  multipliers: number[];
  /** So many points, and every multiple of them, are worth `convert_amount` minor units. */
  convert_points: number;
  convert_amount: number;
  convert_minimum: number;
  /** Points that a member may convert in a day. */
  convert_daily: number;
}

interface PointDayTable {
  merchant_id: number;
  member_id: number;
  /** `yyyy-mm-dd`. */
  day: string;
  stake_per_point: number;
  multiplier: number;
  credited: number;
  is_stale: Generated<boolean>;
}

interface PointGoodTable {
  merchant_id: number;
  id: number;
  kind: GoodKind;
  art: string;
  titles: Json<Texts>;
  texts: Json<Texts>;
  points: number;
  amount: number | null;
  rollover: number | null;
  stake_from: number;
  pieces: number;
  stock: number;
  enabled: Generated<boolean>;
  position: number;
}

/** Where goods of matter are sent. */
export interface StoredAddress {
  readonly recipient: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
}

interface PointRedemptionTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  member_id: number;
  kind: GoodKind | 'conversion';
  good_id: number | null;
  titles: Json<Texts>;
  quantity: number;
  points: number;
  amount: number | null;
  rollover: number | null;
  unit: string;
  state: RedemptionState;
  remark: Generated<string>;
  address: ColumnType<StoredAddress | null, string | null, string | null>;
  spend_txn: number;
  end_txn: number | null;
  created_at: Date;
  decided_at: Date | null;
}
