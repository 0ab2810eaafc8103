import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    chat: ChatTable;
    chat_message: ChatMessageTable;
    chat_picture: ChatPictureTable;
  }
}

interface ChatTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  token_hash: Buffer;
  model_id: string;
  language: string;
  opened_at: Date;
  spoken_at: Date;
  /** The number of messages. */
  messages: Generated<number>;
  /** The number of the last message that the desk has read. */
  read_by_desk: Generated<number>;
  ended_at: Generated<Date | null>;
}

interface ChatMessageTable {
  chat_id: ColumnType<number, number, never>;
  number: number;
  merchant_id: number;
  sender: 'visitor' | 'desk';
  content: string;
  /** Identifies a visitor's message, so that it is stored once. Null for the desk's. */
  key: string | null;
  sent_at: Date;
}

interface ChatPictureTable {
  merchant_id: number;
  id: Generated<string>;
  chat_id: ColumnType<number, number, never>;
  sender: 'visitor' | 'desk';
  /** The message's key. For the desk's messages, the number. */
  key: string;
  /** Position within its message, from 1. */
  place: number;
  /** Its name in `stored_file`. Null until it is uploaded. */
  file: Generated<string | null>;
  asked_at: Date;
}

/** Chats of visitors with the desk. */
export const chatSchema: SchemaPart = {
  name: 'chat',
  sql: `
CREATE TABLE chat (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  token_hash bytea NOT NULL UNIQUE,
  model_id text NOT NULL,
  language text NOT NULL,
  opened_at timestamptz NOT NULL,
  spoken_at timestamptz NOT NULL,
  messages integer NOT NULL DEFAULT 0,
  -- Up to which number the desk has read.
  read_by_desk integer NOT NULL DEFAULT 0,
  ended_at timestamptz
);
CREATE INDEX chat_merchant ON chat (merchant_id, spoken_at);
CREATE TABLE chat_message (
  chat_id bigint NOT NULL REFERENCES chat ON DELETE CASCADE,
  number integer NOT NULL,
  merchant_id integer NOT NULL REFERENCES merchant,
  sender text NOT NULL CHECK (sender IN ('visitor', 'desk')),
  content text NOT NULL,
  key text,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (chat_id, number),
  UNIQUE (chat_id, key)
);
-- A picture of the message that has its key; one without a file was asked for and never came. The desk's has the message's number as its key.
CREATE TABLE chat_picture (
  merchant_id integer NOT NULL REFERENCES merchant,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  chat_id bigint NOT NULL REFERENCES chat,
  sender text NOT NULL CHECK (sender IN ('visitor', 'desk')),
  key text NOT NULL,
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 3),
  file uuid,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, id),
  UNIQUE (chat_id, sender, key, place),
  FOREIGN KEY (merchant_id, file) REFERENCES stored_file (merchant_id, name)
);`,
};
