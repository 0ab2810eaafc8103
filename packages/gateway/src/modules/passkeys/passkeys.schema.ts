import { dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    passkey: PasskeyTable;
    passkey_challenge: PasskeyChallengeTable;
  }
}

interface PasskeyTable {
  merchant_id: number;
  /** The credential's own id, in base64url. */
  id: string;
  member_id: number;
  /** The host for which it was created. It works on no other. */
  rp_id: string;
  /** COSE. */
  public_key: Buffer;
  /** How often it has signed, according to itself. Many never count. */
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  used_at: Date | null;
}

interface PasskeyChallengeTable {
  merchant_id: number;
  challenge_hash: Buffer;
  /** The member who registers a passkey. Null for a login. */
  member_id: number | null;
  rp_id: string;
  created_at: Date;
}

/** Passkeys of members, and hashes of challenges, which are deleted when used. */
export const passkeysSchema: SchemaPart = {
  name: 'passkeys',
  sql: `
CREATE TABLE passkey (
  merchant_id integer NOT NULL,
  id text NOT NULL,
  member_id bigint NOT NULL,
  rp_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (merchant_id, id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX passkey_member ON passkey (merchant_id, member_id);
CREATE TABLE passkey_challenge (
  merchant_id integer NOT NULL REFERENCES merchant,
  challenge_hash bytea NOT NULL,
  member_id bigint,
  rp_id text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, challenge_hash),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX passkey_challenge_age ON passkey_challenge (created_at);`,
  personalData: {
    erase: { passkey: {}, passkey_challenge: {} },
    archive: [dataset('passkeys', 'passkey', { name: 'name', since: 'created_at', used: 'used_at' }, 'created_at')],
    withhold: { passkey_challenge: 'secret' },
  },
};
