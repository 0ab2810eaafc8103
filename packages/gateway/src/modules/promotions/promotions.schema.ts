import type { ActivityState, ApplicationState } from '@livery/contract/activity-states';
import type { Prize, Promotion } from '@livery/contract/shapes';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';

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

/** Where a member stands with an activity, by what happened last; what time and play have brought since is worked out. */
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
