import Type, { type Static } from 'typebox';
import type { PaymentKind } from '#tenancy/compliance.ts';
import type { Merchant } from '#tenancy/merchant.ts';

/** A deposit or withdrawal method offered to a merchant's members. Amounts are minor units of `unit`. */
export interface PaymentMethod {
  readonly code: string;
  readonly kind: PaymentKind;
  readonly direction: 'in' | 'out';
  readonly unit: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly quickAmounts: readonly number[];
  /** Parts per million of the amount. */
  readonly feeRate: number;
  /** The usual duration, in seconds. */
  readonly expectedTime: number;
}

export interface PaymentOrder {
  readonly merchant: Merchant;
  /** Our unique reference. A repeated request with it returns the same payment. */
  readonly reference: string;
  readonly method: string;
  readonly direction: 'in' | 'out';
  readonly amount: number;
  readonly unit: string;
  /** A payout's target, by the method's field names: a PIX key or a bank account. Null for a deposit. */
  readonly destination: Readonly<Record<string, string>> | null;
  /** The return address of the provider's page. Null without a page. */
  readonly returnTo: string | null;
}

export interface CreatedPayment {
  readonly providerReference: string;
  /** The payment's means: the text of a PIX code or a page's address. Null for a payout. */
  readonly payBy: { readonly kind: 'code' | 'page'; readonly value: string } | null;
  /** By the machine's clock. Null if the provider never times out. */
  readonly expiresAt: Date | null;
}

/** A provider's notice about the state of a payment. */
export const PaymentNotice = Type.Object(
  {
    eventId: Type.String({ minLength: 1, maxLength: 100 }),
    reference: Type.String({ minLength: 1, maxLength: 100 }),
    state: Type.Enum(['pending', 'succeeded', 'failed', 'expired']),
    amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    unit: Type.String({ minLength: 1, maxLength: 8 }),
    /** Why it failed, for the operator's staff. */
    reason: Type.Optional(Type.String({ maxLength: 300 })),
  },
  { additionalProperties: false },
);

export type PaymentNotice = Static<typeof PaymentNotice>;

export interface Webhook {
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** The exact bytes received, which the signature covers. */
  readonly body: string;
}

/** The provider was asked and refused, so asking again changes nothing. All other errors may be temporary. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** The port of a payment provider, which moves money between members and the house's bank account. */
export interface PaymentProvider {
  readonly name: string;
  readonly listMethods: (merchant: Merchant) => Promise<readonly PaymentMethod[]>;
  /** Throws {@link PaymentRefused} if the provider does not accept it. */
  readonly createPayment: (order: PaymentOrder) => Promise<CreatedPayment>;
  /** Whether the provider sent this recently and unchanged. */
  readonly isAuthentic: (webhook: Webhook, now: Date) => boolean;
  /** The notice in the provider's own words. */
  readonly readNotice: (body: unknown) => unknown;
}
