import type { Generated, GeneratedAlways } from 'kysely';
import type { Channel } from './messages/message.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    message: MessageTable;
    stored_file: StoredFileTable;
    payment_notice: PaymentNoticeTable;
  }
}

interface MessageTable {
  merchant_id: number;
  id: GeneratedAlways<number>;
  channel: Channel;
  receiver: string;
  /** Empty for a text message. */
  subject: string;
  content: string;
  html: string | null;
  created_at: Date;
  /** Set if it stays in an inbox. A message that was sent is deleted. */
  delivered_at: Date | null;
}

interface StoredFileTable {
  merchant_id: number;
  name: string;
  content_type: string;
  content: Buffer;
  size: GeneratedAlways<number>;
  sha256: GeneratedAlways<Buffer>;
  stored_at: Date;
}

/** A processed event of a payment provider. A second one with the same id is a repetition. */
interface PaymentNoticeTable {
  merchant_id: number;
  provider: string;
  event_id: string;
  /** Our reference, as reported by the provider. Stored even if it is unknown here. */
  reference: string;
  state: 'pending' | 'succeeded' | 'failed' | 'expired';
  /** Minor units of `unit`, as reported by the provider. */
  amount: number;
  unit: string;
  /** Why a payment failed, in the provider's words. */
  reason: Generated<string | null>;
  taken_at: Date;
}

/**
 * Everything that the ports send and receive. A message waits here for its job, whose payload is only its id. If an
 * inbox stands in for real delivery, the message stays to be read; otherwise it is deleted after delivery. The database
 * itself computes a file's size and hash.
 */
export const portsSchema: SchemaPart = {
  name: 'ports',
  sql: `
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
CREATE INDEX payment_notice_reference ON payment_notice (merchant_id, provider, reference);`,
  appendOnly: ['payment_notice'],
  neverUpdated: ['stored_file'],
};
