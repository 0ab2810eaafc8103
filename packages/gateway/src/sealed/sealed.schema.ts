import { tellChanges } from '#database/tell-changes.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    payload_key: PayloadKeyTable;
    spent_payload: SpentPayloadTable;
  }
}

interface PayloadKeyTable {
  kid: string;
  generation: number;
  sealed_jwk: string;
  seals_from: Date;
}

interface SpentPayloadTable {
  merchant_id: number;
  jti: string;
  spent_at: Date;
}

/** Keys and spent nonces of encrypted calls. */
export const sealedSchema: SchemaPart = {
  name: 'sealed',
  sql: `
CREATE TABLE payload_key (
  kid text PRIMARY KEY,
  -- Two gateways that make the next key at one moment choose the same number, and one of them is refused.
  generation integer NOT NULL UNIQUE,
  -- A JWE under the secret of the environment: the table alone opens nothing.
  sealed_jwk text NOT NULL,
  seals_from timestamptz NOT NULL
);
CREATE TABLE spent_payload (
  merchant_id integer NOT NULL REFERENCES merchant,
  jti text NOT NULL,
  spent_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, jti)
);
CREATE INDEX spent_payload_age ON spent_payload (spent_at);
${tellChanges('keys', ['payload_key'])}`,
};
