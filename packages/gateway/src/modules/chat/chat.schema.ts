import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

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
  /** How many were said. */
  messages: Generated<number>;
  /** Up to which number the desk has read. */
  read_by_desk: Generated<number>;
  ended_at: Generated<Date | null>;
}

interface ChatMessageTable {
  chat_id: ColumnType<number, number, never>;
  number: number;
  merchant_id: number;
  sender: 'visitor' | 'desk';
  content: string;
  /** Names a visitor's message, so that it is said once; null for the desk's. */
  key: string | null;
  sent_at: Date;
}

interface ChatPictureTable {
  merchant_id: number;
  id: Generated<string>;
  chat_id: ColumnType<number, number, never>;
  sender: 'visitor' | 'desk';
  /** The message's key; of the desk's messages the number. */
  key: string;
  /** Among those of its message, from 1. */
  place: number;
  /** Its name in `stored_file`; null until it has come. */
  file: Generated<string | null>;
  asked_at: Date;
}
