import type { Generated, GeneratedAlways } from 'kysely';

declare module '#database/schema.ts' {
  interface Database {
    bonus_contribution: BonusContributionTable;
    bonus: BonusTable;
  }
}

interface BonusContributionTable {
  merchant_id: number;
  game_type: string;
  /** Parts per million of a stake that count. */
  share: number;
}

interface BonusTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  member_id: number;
  unit: string;
  /** What it was given for: the kind of the posting that gave it. */
  source: string;
  amount: number;
  /** Stakes that release it, and how much of them is done: minor units. */
  required: number;
  worked: Generated<number>;
  state: 'active' | 'released' | 'forfeited' | 'expired';
  granted_at: Date;
  expires_at: Date;
  ended_at: Generated<Date | null>;
  grant_txn: number;
  end_txn: Generated<number | null>;
}
