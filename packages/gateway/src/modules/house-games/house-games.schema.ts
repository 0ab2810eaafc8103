import type { TableKind } from '@livery/arcade/models/game-models';
import type { Generated, GeneratedAlways } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    sitting_seed: SittingSeedTable;
    live_round: LiveRoundTable;
    live_stake: LiveStakeTable;
  }
}

interface SittingSeedTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  sitting_id: number;
  server_seed: Buffer;
  made_at: Date;
  revealed_at: Generated<Date | null>;
}

interface LiveRoundTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  node_id: number;
  number: number;
  /** The table's game. */
  model: TableKind;
  server_seed: Buffer;
  phase: Generated<'betting' | 'running' | 'over'>;
  opens_at: Date;
  closes_at: Date;
  started_at: Generated<Date | null>;
  /** When it will be over. Secret until then. */
  ends_at: Generated<Date | null>;
  over_at: Generated<Date | null>;
  /** When all stakes on it were settled. */
  settled_at: Generated<Date | null>;
  /** Client seeds of the first players who staked. */
  client_seed: Generated<string | null>;
  /** Whether a member has staked on it. */
  has_bets: Generated<boolean>;
  /** In the game's own format. Secret until the round is over. */
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
  /** The player's choice, in the game's own format. */
  choice: Buffer;
  bet_id: number | null;
  state: Generated<'open' | 'settled' | 'undone'>;
  win: Generated<number | null>;
}

/** The seeds that decide a sitting's rounds, one after the other. */
const seeds = `
CREATE TABLE sitting_seed (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  sitting_id bigint NOT NULL REFERENCES sitting,
  server_seed bytea NOT NULL CHECK (length(server_seed) = 32),
  made_at timestamptz NOT NULL,
  revealed_at timestamptz
);
CREATE INDEX sitting_seed_sitting ON sitting_seed (sitting_id);
ALTER TABLE sitting ADD FOREIGN KEY (seed_id) REFERENCES sitting_seed DEFERRABLE INITIALLY DEFERRED;`;

/**
 * Tables of the house where all players of a merchant play the same round. A round's outcome is stored when its bets
 * close, and leaves the gateway when the round is over. Its seed was committed to before bets opened. Round numbers
 * start above every seed of a sitting (`round-course.ts`), so a bet's course says which of them decided it. A member's
 * stake has a bet; a demo stake has none and is needed until a day after its round.
 */
const liveTables = `
CREATE TABLE live_round (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 140737488355328) PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  node_id integer NOT NULL REFERENCES game,
  number integer NOT NULL,
  model text NOT NULL,
  server_seed bytea NOT NULL CHECK (length(server_seed) = 32),
  phase text NOT NULL DEFAULT 'betting' CHECK (phase IN ('betting', 'running', 'over')),
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  started_at timestamptz,
  ends_at timestamptz,
  over_at timestamptz,
  settled_at timestamptz,
  client_seed text,
  outcome integer,
  has_bets boolean NOT NULL DEFAULT false,
  UNIQUE (merchant_id, node_id, number),
  CHECK ((phase = 'betting') = (outcome IS NULL) AND (phase = 'betting') = (ends_at IS NULL) AND (phase = 'over') = (over_at IS NOT NULL))
);
CREATE INDEX live_round_unsettled ON live_round (merchant_id) WHERE settled_at IS NULL;
CREATE TABLE live_stake (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  round_id bigint NOT NULL REFERENCES live_round,
  sitting_id bigint NOT NULL REFERENCES sitting ON DELETE CASCADE,
  member_id bigint,
  unit text NOT NULL,
  key uuid NOT NULL UNIQUE,
  stake bigint NOT NULL CHECK (stake > 0),
  client_seed text NOT NULL,
  choice bytea NOT NULL,
  bet_id bigint,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'undone')),
  win bigint CHECK (win >= 0),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  CHECK ((member_id IS NULL) = (bet_id IS NULL) AND (state = 'settled') = (win IS NOT NULL))
);
CREATE INDEX live_stake_round ON live_stake (round_id);
CREATE INDEX live_stake_sitting ON live_stake (sitting_id);

CREATE FUNCTION refuse_drawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'round % is already drawn', OLD.id USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER live_round_committed BEFORE UPDATE ON live_round FOR EACH ROW
  WHEN (OLD.server_seed <> NEW.server_seed OR OLD.number <> NEW.number OR (OLD.outcome IS NOT NULL AND (OLD.outcome IS DISTINCT FROM NEW.outcome OR OLD.client_seed IS DISTINCT FROM NEW.client_seed)))
  EXECUTE FUNCTION refuse_drawn();`;

export const houseGamesSchema: SchemaPart = {
  name: 'house-games',
  sql: [seeds, liveTables].join('\n'),
  personalData: { keep: { live_stake: { why: 'passing' } }, withhold: { live_stake: 'sum' } },
};
