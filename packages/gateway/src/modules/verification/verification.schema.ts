import type { Channel } from '#ports/messages/message.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    verification_code: VerificationCodeTable;
    captcha: CaptchaTable;
  }
}

/** The purpose of a code. */
export type CodePurpose = 'login' | 'register' | 'resetPassword' | 'contact';

/** The form that shows the picture. */
export type CaptchaPurpose = 'login' | 'register';

interface VerificationCodeTable {
  merchant_id: number;
  purpose: CodePurpose;
  channel: Channel;
  receiver: string;
  /** SHA-256 over purpose, receiver and code. */
  code_hash: Buffer;
  expires_at: Date;
}

interface CaptchaTable {
  merchant_id: number;
  id: string;
  purpose: CaptchaPurpose;
  /** SHA-256 over id and text. */
  answer_hash: Buffer;
  expires_at: Date;
}

/** Verification codes, with one valid at a time per purpose and receiver, and captcha pictures. */
export const verificationSchema: SchemaPart = {
  name: 'verification',
  sql: `
CREATE TABLE verification_code (
  merchant_id integer NOT NULL REFERENCES merchant,
  purpose text NOT NULL CHECK (purpose IN ('login', 'register', 'resetPassword', 'contact')),
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  receiver text NOT NULL,
  code_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, purpose, channel, receiver)
);
CREATE INDEX verification_code_age ON verification_code (expires_at);
CREATE TABLE captcha (
  merchant_id integer NOT NULL REFERENCES merchant,
  id text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('login', 'register')),
  answer_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, id)
);
CREATE INDEX captcha_age ON captcha (expires_at);`,
};
