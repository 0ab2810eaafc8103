import type { GeneratedAlways } from 'kysely';
import { dataset } from '#database/personal-data.ts';
import { paidClaims } from '#ledger/paid-claims.ts';
import type { SchemaPart } from '#database/schema-part.ts';
import { told, type Postings } from '#ledger/posting-kinds.ts';

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

/** A member's total claims for a game type, and its stakes on that type at the last claim. */
interface RebatePositionTable {
  merchant_id: number;
  member_id: number;
  game_type: string;
  staked: number;
  claimed: number;
}

/** A merchant's rebates by game type in parts per million of stakes, and the members' claims. */
export const rebatesSchema: SchemaPart = {
  name: 'rebates',
  sql: `
CREATE TABLE rebate_rate (
  merchant_id integer NOT NULL REFERENCES merchant,
  game_type text NOT NULL,
  rate integer NOT NULL CHECK (rate BETWEEN 1 AND 100000),
  PRIMARY KEY (merchant_id, game_type)
);
CREATE TABLE rebate_claim (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  claimed_at timestamptz NOT NULL,
  txn_id bigint NOT NULL,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX rebate_claim_member ON rebate_claim (member_id, id);
CREATE TABLE rebate_position (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  game_type text NOT NULL,
  staked bigint NOT NULL,
  claimed bigint NOT NULL CHECK (claimed > 0),
  PRIMARY KEY (merchant_id, member_id, game_type),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);`,
  appendOnly: ['rebate_claim'],
  invariants: paidClaims('rebate_claim', 'rebate'),
  personalData: {
    keep: { rebate_claim: { why: 'books' }, rebate_position: { why: 'books' } },
    archive: [dataset('rebates', 'rebate_claim', { claimed: 'claimed_at', cents: 'amount' }, 'id')],
    withhold: { rebate_position: 'sum' },
  },
};

export const rebatePostings = {
  rebate: told('rebate', { en: 'Rebate', pt: 'Cashback' }),
} satisfies Postings;

type RebatePostings = typeof rebatePostings;

declare module '#ledger/posting-kinds.ts' {
  interface PostingKinds extends RebatePostings {}
}
