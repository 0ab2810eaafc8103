import type { GoodKind, RedemptionState } from '@livery/contract/point-kinds';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';
import { dataset } from '#database/personal-data.ts';
import { pointInvariants } from './points.invariants.ts';
import type { SchemaPart } from '#database/schema-part.ts';
import { told, type Postings } from '#ledger/posting-kinds.ts';

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
  /** Minor units staked per point. */
  stake_per_point: number;
  /** In hundredths by VIP level from 0 on. The last one applies to all levels above. */
  multipliers: number[];
  /** This many points, and each multiple, are worth `convert_amount` minor units. */
  convert_points: number;
  convert_amount: number;
  convert_minimum: number;
  /** The most points that a member may convert per day. */
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

/** The delivery address for physical goods. */
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

/**
 * The points mall. Points are the ledger's unit PTS, earned per day: `point_day` stores the points each member's stakes
 * of a day are worth and how many were credited, at the rate and multiplier of the start of the day. An undone bet
 * makes its day stale, so it is checked again. It stays stale while points are still owed back.
 */
export const pointsSchema: SchemaPart = {
  name: 'points',
  sql: `
CREATE TABLE point_config (
  merchant_id integer PRIMARY KEY REFERENCES merchant,
  stake_per_point bigint NOT NULL CHECK (stake_per_point > 0),
  multipliers integer[] NOT NULL CHECK (cardinality(multipliers) > 0 AND 1 <= ALL (multipliers)),
  convert_points integer NOT NULL CHECK (convert_points > 0),
  convert_amount bigint NOT NULL CHECK (convert_amount > 0),
  convert_minimum integer NOT NULL CHECK (convert_minimum > 0),
  convert_daily integer NOT NULL CHECK (convert_daily >= convert_minimum)
);
CREATE TABLE point_day (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  day date NOT NULL,
  stake_per_point bigint NOT NULL CHECK (stake_per_point > 0),
  multiplier integer NOT NULL CHECK (multiplier > 0),
  credited bigint NOT NULL CHECK (credited >= 0),
  is_stale boolean NOT NULL DEFAULT false,
  PRIMARY KEY (member_id, day),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX point_day_stale ON point_day (merchant_id, member_id) WHERE is_stale;
CREATE TABLE point_good (
  merchant_id integer NOT NULL REFERENCES merchant,
  id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('cash', 'bonus', 'goods')),
  art text NOT NULL,
  titles jsonb NOT NULL,
  texts jsonb NOT NULL,
  points integer NOT NULL CHECK (points > 0),
  amount bigint CHECK (amount > 0),
  rollover smallint CHECK (rollover BETWEEN 1 AND 100),
  stake_from bigint NOT NULL CHECK (stake_from >= 0),
  -- All that there ever were; what is left of them is the stock.
  pieces integer NOT NULL,
  stock integer NOT NULL CHECK (stock >= 0),
  enabled boolean NOT NULL DEFAULT true,
  position smallint NOT NULL,
  PRIMARY KEY (merchant_id, id),
  CHECK ((kind = 'goods') = (amount IS NULL)),
  CHECK ((kind = 'bonus') = (rollover IS NOT NULL))
);
CREATE TABLE point_redemption (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('cash', 'bonus', 'goods', 'conversion')),
  -- Null for a conversion.
  good_id integer,
  titles jsonb NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  points bigint NOT NULL CHECK (points > 0),
  amount bigint CHECK (amount > 0),
  rollover smallint,
  unit text NOT NULL REFERENCES unit,
  state text NOT NULL CHECK (state IN ('inProcess', 'rejected', 'approved')),
  remark text NOT NULL DEFAULT '',
  address jsonb,
  -- What took the points, and what paid or gave them back.
  spend_txn bigint NOT NULL,
  end_txn bigint,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, good_id) REFERENCES point_good,
  CHECK ((kind = 'conversion') = (good_id IS NULL)),
  CHECK ((state = 'inProcess') = (decided_at IS NULL))
);
CREATE INDEX point_redemption_member ON point_redemption (merchant_id, member_id, id);
CREATE INDEX point_redemption_state ON point_redemption (merchant_id, state, id);
CREATE INDEX point_redemption_good ON point_redemption (merchant_id, good_id);`,
  invariants: pointInvariants,
  personalData: {
    keep: { point_day: { why: 'books' }, point_redemption: { why: 'books', blank: { address: null } } },
    archive: [
      dataset(
        'redemptions',
        'point_redemption',
        {
          time: 'created_at',
          ended: 'decided_at',
          title: 'titles',
          state: 'state',
          points: 'points',
          amount: 'amount',
          unit: 'unit',
          remarks: 'remark',
          address: 'address',
        },
        'id',
      ),
    ],
    withhold: { point_day: 'sum' },
  },
};

export const pointPostings = {
  pointEarn: null,
  pointUndo: null,
  pointRedeem: null,
  pointReturn: null,
  pointReward: told('bonus', { en: 'From the points mall', pt: 'Da loja de pontos' }),
  pointConvert: told('bonus', { en: 'Points converted', pt: 'Pontos convertidos' }),
} satisfies Postings;

type PointPostings = typeof pointPostings;

declare module '#ledger/posting-kinds.ts' {
  interface PostingKinds extends PointPostings {}
}
