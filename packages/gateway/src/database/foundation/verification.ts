/** Codes that were sent to show that somebody can be reached: one stands at a time for a purpose and a receiver. Pictures to read. */
export const verification = `
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
CREATE INDEX captcha_age ON captcha (expires_at);`;
