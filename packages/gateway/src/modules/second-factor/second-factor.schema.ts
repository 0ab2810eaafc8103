import type { Generated } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    second_factor: SecondFactorTable;
    recovery_code: RecoveryCodeTable;
  }
}

interface SecondFactorTable {
  merchant_id: number;
  member_id: number;
  sealed_secret: string;
  /** The key that the secret is sealed under. */
  sealed_under: string;
  /** Null until a code has proven that the member's app has the secret. */
  confirmed_at: Date | null;
  /** Accepted steps of 30 seconds, newest first. */
  used_steps: Generated<number[]>;
}

interface RecoveryCodeTable {
  merchant_id: number;
  member_id: number;
  code_hash: Buffer;
}

/**
 * A member's second factor. An app's secret is encrypted with the fleet's key secrets, and in force once confirmed. A
 * step of it counts once.
 */
export const secondFactorSchema: SchemaPart = {
  name: 'second-factor',
  sql: `
CREATE TABLE second_factor (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  sealed_secret text NOT NULL,
  sealed_under text NOT NULL,
  confirmed_at timestamptz,
  used_steps bigint[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX second_factor_key ON second_factor (merchant_id, sealed_under);
CREATE TABLE recovery_code (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  PRIMARY KEY (merchant_id, member_id, code_hash),
  FOREIGN KEY (merchant_id, member_id) REFERENCES second_factor (merchant_id, member_id) ON DELETE CASCADE
);`,
  personalData: {
    erase: { recovery_code: {}, second_factor: {} },
    withhold: { recovery_code: 'secret', second_factor: 'secret' },
  },
};
