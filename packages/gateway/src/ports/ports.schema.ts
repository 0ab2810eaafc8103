import type { Generated, GeneratedAlways } from 'kysely';
import type { Channel } from './messages/message.ts';

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
  /** Set where an inbox keeps it; a message that has left is gone. */
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

/** An event of a payment provider that was taken: a second one of the same id is a repetition. */
interface PaymentNoticeTable {
  merchant_id: number;
  provider: string;
  event_id: string;
  /** Ours, as the provider tells it; one that is nobody's here is kept all the same. */
  reference: string;
  state: 'pending' | 'succeeded' | 'failed' | 'expired';
  /** Minor units of `unit`, as the provider tells them. */
  amount: number;
  unit: string;
  /** Why a payment failed, in the provider's words. */
  reason: Generated<string | null>;
  taken_at: Date;
}
