import type { GeneratedAlways } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    password_request: PasswordRequestTable;
    password_link: PasswordLinkTable;
  }
}

interface PasswordRequestTable {
  merchant_id: number;
  id: GeneratedAlways<number>;
  /** As typed, in lower case. The account may not exist. */
  username: string;
  email: string;
  language: string;
  /** The site of the request, never another merchant's. */
  origin: string;
  asked_at: Date;
}

/** At most one per member. */
interface PasswordLinkTable {
  merchant_id: number;
  member_id: number;
  token_hash: Buffer;
  expires_at: Date;
}

/** Requests for a reset by email until a job has looked up the account, and the mailed links. */
export const passwordsSchema: SchemaPart = {
  name: 'passwords',
  sql: `
CREATE TABLE password_request (
  merchant_id integer NOT NULL REFERENCES merchant,
  id bigint GENERATED ALWAYS AS IDENTITY,
  username text NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  origin text NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, id)
);
CREATE INDEX password_request_age ON password_request (asked_at);
CREATE TABLE password_link (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX password_link_age ON password_link (expires_at);`,
  personalData: { erase: { password_link: {} }, withhold: { password_link: 'secret' } },
};
