import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';
import { dataset } from '#database/personal-data.ts';
import { paidClaims } from '#ledger/paid-claims.ts';
import type { SchemaPart } from '#database/schema-part.ts';
import { told, type Postings } from '#ledger/posting-kinds.ts';

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
  /** The total stake in minor units that a member needs for it. */
  stake_from: number;
  /** Paid once for reaching it. 0 for none. */
  reward: number;
  titles: Json<Texts>;
}

/** Stakes that a member brought from another house. */
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

/** A merchant's levels, members' imported stakes, and level-up bonuses. */
export const vipSchema: SchemaPart = {
  name: 'vip',
  sql: `
CREATE TABLE vip_level (
  merchant_id integer NOT NULL REFERENCES merchant,
  level smallint NOT NULL CHECK (level > 0),
  stake_from bigint NOT NULL CHECK (stake_from > 0),
  reward bigint NOT NULL CHECK (reward >= 0),
  titles jsonb NOT NULL,
  PRIMARY KEY (merchant_id, level)
);
CREATE TABLE vip_credit (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  staked bigint NOT NULL CHECK (staked > 0),
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE TABLE vip_reward (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  level smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  claimed_at timestamptz NOT NULL,
  txn_id bigint NOT NULL,
  PRIMARY KEY (merchant_id, member_id, level),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);`,
  appendOnly: ['vip_reward'],
  invariants: paidClaims('vip_reward', 'vipReward'),
  personalData: {
    keep: { vip_credit: { why: 'books' }, vip_reward: { why: 'books' } },
    archive: [dataset('vip', 'vip_reward', { claimed: 'claimed_at', level: 'level', cents: 'amount' }, 'level')],
    withhold: { vip_credit: 'sum' },
  },
};

export const vipPostings = {
  vipReward: told('bonus', { en: 'VIP reward', pt: 'Prêmio VIP' }),
} satisfies Postings;

type VipPostings = typeof vipPostings;

declare module '#ledger/posting-kinds.ts' {
  interface PostingKinds extends VipPostings {}
}
