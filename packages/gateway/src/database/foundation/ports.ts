/**
 * What goes out and comes in through the ports. A message waits here for its job, which carries its number alone; where an inbox stands
 * for the outside it stays to be read, else it goes as soon as it is delivered. A file's size and hash are the database's own word.
 */
export const ports = `
CREATE TABLE message (
  merchant_id integer NOT NULL REFERENCES merchant,
  id bigint GENERATED ALWAYS AS IDENTITY,
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  receiver text NOT NULL CHECK (receiver <> ''),
  subject text NOT NULL,
  content text NOT NULL,
  html text,
  created_at timestamptz NOT NULL,
  delivered_at timestamptz,
  PRIMARY KEY (merchant_id, id)
);
CREATE INDEX message_age ON message (created_at);
CREATE TABLE stored_file (
  merchant_id integer NOT NULL REFERENCES merchant,
  name uuid NOT NULL,
  content_type text NOT NULL,
  content bytea NOT NULL CHECK (octet_length(content) BETWEEN 1 AND 10485760),
  size integer NOT NULL GENERATED ALWAYS AS (octet_length(content)) STORED,
  sha256 bytea NOT NULL GENERATED ALWAYS AS (sha256(content)) STORED,
  stored_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, name)
);
ALTER TABLE stored_file ALTER content SET STORAGE EXTERNAL;
CREATE TABLE payment_notice (
  merchant_id integer NOT NULL REFERENCES merchant,
  provider text NOT NULL,
  event_id text NOT NULL,
  reference text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'succeeded', 'failed', 'expired')),
  amount bigint NOT NULL CHECK (amount > 0),
  unit text NOT NULL,
  reason text,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, provider, event_id)
);
CREATE INDEX payment_notice_reference ON payment_notice (merchant_id, provider, reference);`;
