import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    chat: ChatTable;
    chat_message: ChatMessageTable;
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
