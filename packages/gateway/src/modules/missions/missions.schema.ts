import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';
import { dataset } from '#database/personal-data.ts';
import { paidClaims } from '#ledger/paid-claims.ts';
import type { SchemaPart } from '#database/schema-part.ts';
import { told, type Postings } from '#ledger/posting-kinds.ts';

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
  /** The unit of the goal: minor units staked, rounds played, or days with a round. */
  goal: 'stake' | 'rounds' | 'days';
  /** Null for games of every type. */
  game_type: string | null;
  target: number;
  reward: number;
  reward_to: 'CASH' | 'BONUS';
  /** How many times a bonus must be wagered. Null for cash. */
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

/** When the standings of a merchant were last calculated. */
interface MissionBoardTable {
  merchant_id: number;
  as_of: Date;
}

/** Daily and weekly missions, their claims, and the weekly leaderboard. */
export const missionsSchema: SchemaPart = {
  name: 'missions',
  sql: `
CREATE TABLE mission (
  merchant_id integer NOT NULL REFERENCES merchant,
  code text NOT NULL CHECK (code ~ '^[a-z0-9-]{1,40}$'),
  period text NOT NULL CHECK (period IN ('daily', 'weekly')),
  goal text NOT NULL CHECK (goal IN ('stake', 'rounds', 'days')),
  game_type text,
  target bigint NOT NULL CHECK (target > 0),
  reward bigint NOT NULL CHECK (reward > 0),
  reward_to text NOT NULL CHECK (reward_to IN ('CASH', 'BONUS')),
  rollover smallint CHECK (rollover BETWEEN 1 AND 100),
  titles jsonb NOT NULL,
  position smallint NOT NULL,
  PRIMARY KEY (merchant_id, code),
  CHECK ((reward_to = 'BONUS') = (rollover IS NOT NULL))
);
CREATE TABLE mission_claim (
  merchant_id integer NOT NULL REFERENCES merchant,
  member_id bigint NOT NULL,
  code text NOT NULL,
  period_start date NOT NULL,
  amount bigint NOT NULL,
  claimed_at timestamptz NOT NULL,
  txn_id bigint NOT NULL,
  PRIMARY KEY (merchant_id, member_id, code, period_start),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE TABLE mission_standing (
  merchant_id integer NOT NULL REFERENCES merchant,
  week date NOT NULL,
  member_id bigint NOT NULL,
  staked bigint NOT NULL,
  reached_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, week, member_id)
);
CREATE INDEX mission_standing_rank ON mission_standing (merchant_id, week, staked DESC, reached_at, member_id);
CREATE TABLE mission_board (
  merchant_id integer PRIMARY KEY REFERENCES merchant,
  as_of timestamptz NOT NULL
);`,
  appendOnly: ['mission_claim'],
  invariants: paidClaims('mission_claim', 'mission'),
  personalData: {
    keep: { mission_claim: { why: 'books' }, mission_standing: { why: 'passing' } },
    archive: [
      dataset('missions', 'mission_claim', { claimed: 'claimed_at', kind: 'code', since: 'period_start', cents: 'amount' }, 'claimed_at'),
    ],
    withhold: { mission_standing: 'sum' },
  },
};

export const missionPostings = {
  mission: told('bonus', { en: 'Mission reward', pt: 'Prêmio de missão' }),
} satisfies Postings;

type MissionPostings = typeof missionPostings;

declare module '#ledger/posting-kinds.ts' {
  interface PostingKinds extends MissionPostings {}
}
