import type { ActivityState, ApplicationState } from '@livery/contract/activity-states';
import type { Prize, Promotion } from '@livery/contract/shapes';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';
import { sql } from 'kysely';
import { dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    promotion: PromotionTable;
    participation: ParticipationTable;
    participation_step: ParticipationStepTable;
    application: ApplicationTable;
  }
}

interface PromotionTable {
  merchant_id: number;
  id: number;
  kind: Promotion['kind'];
  titles: Json<Texts>;
  summaries: Json<Texts>;
  position: number;
  enabled: Generated<boolean>;
  starts_at: Date;
  ends_at: Date | null;
  way: Promotion['way'];
  rule: Json<Promotion['rule']>;
  prize_kind: Prize['kind'];
  prize_amount: number;
  ticket_pool: number | null;
}

/** A member's state in an activity as of its last event. Later time and play are computed when read. */
interface ParticipationTable {
  merchant_id: number;
  member_id: number;
  promotion_id: number;
  state: ActivityState;
  period: string;
  /** When the member joined: bets from then on count. */
  since: Date;
  days: Generated<number>;
  reward_id: number | null;
}

/** A step that a member took in a day or a week. */
interface ParticipationStepTable {
  merchant_id: number;
  member_id: number;
  promotion_id: number;
  step: 'join' | 'sign' | 'claim';
  period: string;
  taken_at: Date;
}

interface ApplicationTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  promotion_id: number;
  member_id: number;
  state: ApplicationState;
  remarks: string;
  reason: Generated<string>;
  created_at: Date;
  decided_at: Date | null;
}

/** Activities as data, members' progress in them, and their applications. */
export const promotionsSchema: SchemaPart = {
  name: 'promotions',
  sql: `
CREATE TABLE promotion (
  merchant_id integer NOT NULL REFERENCES merchant,
  id integer NOT NULL,
  kind text NOT NULL,
  titles jsonb NOT NULL,
  summaries jsonb NOT NULL,
  position integer NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  way text NOT NULL CHECK (way IN ('join', 'sign', 'apply', 'claim')),
  rule jsonb NOT NULL,
  prize_kind text NOT NULL CHECK (prize_kind IN ('cash', 'bonus', 'tickets')),
  prize_amount bigint NOT NULL CHECK (prize_amount > 0),
  ticket_pool integer,
  PRIMARY KEY (merchant_id, id),
  FOREIGN KEY (merchant_id, ticket_pool) REFERENCES prize_pool (merchant_id, id),
  CHECK ((prize_kind = 'tickets') = (ticket_pool IS NOT NULL)),
  CHECK (ends_at > starts_at)
);
CREATE TABLE participation (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  promotion_id integer NOT NULL,
  state text NOT NULL,
  -- The day or the week that it counts for, as the merchant's calendar names it; empty where there is one time only.
  period text NOT NULL,
  -- Bets from then on count.
  since timestamptz NOT NULL,
  days integer NOT NULL DEFAULT 0,
  reward_id bigint REFERENCES reward,
  PRIMARY KEY (merchant_id, member_id, promotion_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, promotion_id) REFERENCES promotion (merchant_id, id)
);
CREATE INDEX participation_promotion ON participation (merchant_id, promotion_id);
-- Each step is taken once in a day or a week, whatever the code believes: the key is the law.
CREATE TABLE participation_step (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  promotion_id integer NOT NULL,
  step text NOT NULL CHECK (step IN ('join', 'sign', 'claim')),
  period text NOT NULL,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id, promotion_id, step, period),
  FOREIGN KEY (merchant_id, member_id, promotion_id) REFERENCES participation ON DELETE CASCADE
);
CREATE TABLE application (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  promotion_id integer NOT NULL,
  member_id bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('inProcess', 'rejected', 'approved')),
  remarks text NOT NULL,
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, promotion_id) REFERENCES promotion (merchant_id, id),
  CHECK ((state = 'inProcess') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX application_open ON application (merchant_id, member_id, promotion_id) WHERE state = 'inProcess';
CREATE INDEX application_desk ON application (merchant_id, id);
CREATE INDEX application_member ON application (merchant_id, member_id, promotion_id, id);`,
  neverUpdated: ['participation_step'],
  personalData: {
    keep: {
      application: { why: 'proof', blank: { remarks: '' } },
      participation: { why: 'books' },
      participation_step: { why: 'books' },
    },
    archive: [
      {
        name: 'activities',
        tables: ['participation', 'participation_step'],
        columns: ['since', 'title', 'state', 'days'],
        rows: (own) => sql`SELECT x.since, p.titles AS title, x.state, x.days FROM participation AS x
          JOIN promotion AS p ON p.merchant_id = x.merchant_id AND p.id = x.promotion_id WHERE ${own('x')} ORDER BY x.promotion_id`,
      },
      dataset(
        'applications',
        'application',
        { time: 'created_at', state: 'state', remarks: 'remarks', reason: 'reason', ended: 'decided_at' },
        'id',
      ),
    ],
  },
};
