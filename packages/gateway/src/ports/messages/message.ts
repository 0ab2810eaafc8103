import type { Merchant } from '#tenancy/merchant.ts';

export type Channel = 'mail' | 'sms';

/** Messages to a member outside the site, in the receiver's language. */
export interface NewMessage {
  readonly merchantId: number;
  readonly channel: Channel;
  /** An address for mail, a number in E.164 for sms. */
  readonly receiver: string;
  /** Empty for sms. */
  readonly subject: string;
  /** Plain text. */
  readonly content: string;
  /** The same as HTML, only for mail. */
  readonly html?: string | null;
}

export interface OutgoingMessage extends NewMessage {
  /** The same in every attempt. */
  readonly id: number;
}

/** The port of a carrier, which takes messages of a channel out of the gateway. */
export interface Carrier {
  /** Delivered messages stay in the merchant's inbox for people to read. Otherwise nothing is kept. */
  readonly isInbox: boolean;
  /** Resolves when the carrier has accepted the message. Rejects to be retried. May run twice for one message. */
  readonly deliver: (message: OutgoingMessage, merchant: Merchant, now: Date) => Promise<void>;
  readonly close: () => void;
}

export type Carriers = Readonly<Record<Channel, Carrier | null>>;
