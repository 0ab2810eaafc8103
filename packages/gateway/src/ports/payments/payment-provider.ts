import Type, { type Static } from 'typebox';
import type { Merchant } from '../../server/context.ts';

/** A way to pay in or out that a merchant's members are offered. Amounts are minor units of `unit`. */
export interface PaymentMethod {
  readonly code: string;
  readonly kind: 'pix' | 'bank' | 'card';
  readonly direction: 'in' | 'out';
  readonly unit: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly quickAmounts: readonly number[];
  /** Parts per million of the amount. */
  readonly feeRate: number;
  /** Seconds that it takes as a rule. */
  readonly expectedTime: number;
}

export interface PaymentOrder {
  readonly merchant: Merchant;
  /** Ours, and unique: asked again with the same one, the provider answers with the same payment. */
  readonly reference: string;
  readonly method: string;
  readonly amount: number;
  readonly unit: string;
}

export interface CreatedPayment {
  readonly providerReference: string;
  /** What the member pays by: the text of a PIX code, the address of a page; null for a payment out. */
  readonly payBy: { readonly kind: 'code' | 'page'; readonly value: string } | null;
  readonly expiresAt: Date | null;
}

/** What a provider tells us has become of a payment. */
export const PaymentNotice = Type.Object(
  {
    eventId: Type.String({ minLength: 1, maxLength: 100 }),
    reference: Type.String({ minLength: 1, maxLength: 100 }),
    state: Type.Enum(['pending', 'succeeded', 'failed', 'expired']),
    amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    unit: Type.String({ minLength: 1, maxLength: 8 }),
  },
  { additionalProperties: false },
);

export type PaymentNotice = Static<typeof PaymentNotice>;

export interface Webhook {
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** As it came, to the byte: a signature is over this. */
  readonly body: string;
}

/** The port: somebody who moves money between members and the house's account with a bank. */
export interface PaymentProvider {
  readonly name: string;
  readonly listMethods: (merchant: Merchant) => Promise<readonly PaymentMethod[]>;
  readonly createPayment: (order: PaymentOrder) => Promise<CreatedPayment>;
  /** Whether the provider sent this, lately and unchanged. */
  readonly isAuthentic: (webhook: Webhook, now: Date) => boolean;
  /** The notice in the provider's own words. */
  readonly readNotice: (body: unknown) => unknown;
}
