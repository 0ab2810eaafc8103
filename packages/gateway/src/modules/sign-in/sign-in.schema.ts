import type { ColumnType } from 'kysely';
import { dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    sign_in_attempt: SignInAttemptTable;
    phone_sign_in: PhoneSignInTable;
    sign_in_ticket: SignInTicketTable;
    member_identity: MemberIdentityTable;
  }
}

interface SignInAttemptTable {
  merchant_id: number;
  state_hash: Buffer;
  provider: string;
  /** The page that started the login, to which the provider redirects. */
  origin: string;
  nonce: string;
  /** RFC 7636. */
  code_verifier: string;
  created_at: Date;
}

interface PhoneSignInTable {
  merchant_id: number;
  session_hash: Buffer;
  /** The phone service's id of the code. */
  service_session: string;
  tries: ColumnType<number, never, number>;
  created_at: Date;
}

/** A ticket for opening an account, given to the proven holder of a provider's account. */
interface SignInTicketTable {
  merchant_id: number;
  ticket_hash: Buffer;
  provider: string;
  issuer: string;
  subject: string;
  nickname: string;
  created_at: Date;
}

interface MemberIdentityTable {
  merchant_id: number;
  issuer: string;
  subject: string;
  member_id: number;
  /** Its id, or `phone`. */
  provider: string;
  /** The holder's name at the provider. */
  label: string;
  linked_at: Date;
}

/** Logins with providers: the pending ones, each valid once, and the links between accounts there and here. */
export const signInSchema: SchemaPart = {
  name: 'sign-in',
  sql: `
CREATE TABLE sign_in_attempt (
  merchant_id integer NOT NULL REFERENCES merchant,
  state_hash bytea NOT NULL,
  provider text NOT NULL,
  origin text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, state_hash)
);
CREATE INDEX sign_in_attempt_age ON sign_in_attempt (created_at);
CREATE TABLE phone_sign_in (
  merchant_id integer NOT NULL REFERENCES merchant,
  session_hash bytea NOT NULL,
  service_session text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, session_hash)
);
CREATE INDEX phone_sign_in_age ON phone_sign_in (created_at);
CREATE TABLE sign_in_ticket (
  merchant_id integer NOT NULL REFERENCES merchant,
  ticket_hash bytea NOT NULL,
  provider text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  nickname text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, ticket_hash)
);
CREATE INDEX sign_in_ticket_age ON sign_in_ticket (created_at);
CREATE TABLE member_identity (
  merchant_id integer NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  member_id bigint NOT NULL,
  provider text NOT NULL,
  label text NOT NULL,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, issuer, subject),
  UNIQUE (merchant_id, member_id, provider),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);`,
  personalData: {
    erase: { member_identity: {} },
    archive: [dataset('linked-accounts', 'member_identity', { provider: 'provider', name: 'label', since: 'linked_at' }, 'linked_at')],
  },
};
