import type { ColumnType, GeneratedAlways } from 'kysely';
import { dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';
import { playProofInvariants } from './play-proofs.invariants.ts';

declare module '#database/schema.ts' {
  interface Database {
    play_pseudonym: PlayPseudonymTable;
    play_proof: PlayProofTable;
    play_leaf: PlayLeafTable;
  }
}

/** Written once, with the row. */
type Fixed<Value> = ColumnType<Value, Value, never>;

/** A member's pseudonym in proofs. Random, so that it reveals nothing. */
interface PlayPseudonymTable {
  merchant_id: Fixed<number>;
  member_id: Fixed<number>;
  pseudonym: Fixed<string>;
}

/** The root over everyone who played on a day. */
interface PlayProofTable {
  id: GeneratedAlways<number>;
  merchant_id: Fixed<number>;
  /** `yyyy-mm-dd`, of the merchant. */
  day: Fixed<string>;
  from_at: Fixed<Date>;
  before_at: Fixed<Date>;
  leaves: Fixed<number>;
  /** SHA-256 as hexadecimal digits. */
  root: Fixed<string>;
  made_at: Fixed<Date>;
}

/** A member's play on a day in one place of the agent tree. */
interface PlayLeafTable {
  merchant_id: Fixed<number>;
  day: Fixed<string>;
  position: Fixed<number>;
  member_id: Fixed<number>;
  lineage_id: Fixed<number>;
  valid_stake: Fixed<number>;
  /** Payouts less stakes. */
  result: Fixed<number>;
}

/**
 * Each day's players with their stakes and wins, as they were published. A member who moves within the tree on a day
 * has a leaf per place, so that a team's leaves add up to the team's report.
 */
export const playProofsSchema: SchemaPart = {
  name: 'play-proofs',
  sql: `
CREATE TABLE play_pseudonym (
  merchant_id integer NOT NULL,
  member_id bigint PRIMARY KEY,
  pseudonym text NOT NULL CHECK (pseudonym ~ '^[0-9a-f]{32}$'),
  UNIQUE (merchant_id, pseudonym),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE TABLE play_proof (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  day date NOT NULL,
  from_at timestamptz NOT NULL,
  before_at timestamptz NOT NULL CHECK (before_at > from_at),
  leaves integer NOT NULL CHECK (leaves >= 0),
  root text NOT NULL CHECK (root ~ '^[0-9a-f]{64}$'),
  made_at timestamptz NOT NULL,
  UNIQUE (merchant_id, day)
);
CREATE TABLE play_leaf (
  merchant_id integer NOT NULL,
  day date NOT NULL,
  position integer NOT NULL CHECK (position >= 0),
  member_id bigint NOT NULL,
  lineage_id integer NOT NULL,
  valid_stake bigint NOT NULL,
  result bigint NOT NULL,
  PRIMARY KEY (merchant_id, day, position),
  UNIQUE (member_id, day, lineage_id),
  FOREIGN KEY (merchant_id, day) REFERENCES play_proof (merchant_id, day),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE TRIGGER play_pseudonym_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON play_pseudonym FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER play_proof_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON play_proof FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER play_leaf_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON play_leaf FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`,
  appendOnly: ['play_pseudonym', 'play_proof', 'play_leaf'],
  invariants: playProofInvariants,
  personalData: {
    keep: { play_pseudonym: { why: 'play' }, play_leaf: { why: 'play' } },
    archive: [dataset('play-pseudonym', 'play_pseudonym', { code: 'pseudonym' }, 'pseudonym')],
    withhold: { play_leaf: 'sum' },
  },
};
