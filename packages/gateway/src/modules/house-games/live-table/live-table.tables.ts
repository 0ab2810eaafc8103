import type { Generated, GeneratedAlways } from 'kysely';
import type { TableKind } from '@livery/arcade/models/game-models';

declare module '#database/schema.ts' {
  interface Database {
    live_round: LiveRoundTable;
    live_stake: LiveStakeTable;
  }
}

interface LiveRoundTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  node_id: number;
  number: number;
  /** What is played. */
  model: TableKind;
  server_seed: Buffer;
  phase: Generated<'betting' | 'running' | 'over'>;
  opens_at: Date;
  closes_at: Date;
  started_at: Generated<Date | null>;
  /** When it is to be over: a secret until then. */
  ends_at: Generated<Date | null>;
  over_at: Generated<Date | null>;
  /** When all stakes on it were settled. */
  settled_at: Generated<Date | null>;
  /** Of the first players who staked. */
  client_seed: Generated<string | null>;
  /** A member has staked on it. */
  has_bets: Generated<boolean>;
  /** As its game draws it: a secret until it is over. */
  outcome: Generated<number | null>;
}

interface LiveStakeTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  round_id: number;
  sitting_id: number;
  /** Null in demo play. */
  member_id: number | null;
  unit: string;
  key: string;
  stake: number;
  client_seed: string;
  /** What was chosen, as its game writes it. */
  choice: Buffer;
  bet_id: number | null;
  state: Generated<'open' | 'settled' | 'undone'>;
  win: Generated<number | null>;
}
