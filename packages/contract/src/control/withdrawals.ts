import Type, { type Static } from 'typebox';
import { longWhole, text } from '../shapes/inputs.ts';
import { pageQuery } from '../shapes/paging.ts';
import type { WithdrawalState } from '../withdrawal-states.ts';

const closed = { additionalProperties: false };

/** `queue` waits for somebody at the desk, `cases` have gone wrong, `paid` wait for the member's word. */
export const WithdrawalsQuery = pageQuery({
  part: Type.Enum(['queue', 'cases', 'paid', 'closed']),
  account: Type.Optional(text(64, 1)),
});
export type WithdrawalsQuery = Static<typeof WithdrawalsQuery>;

/** Amounts in minor units of `unit`, instants in ISO 8601. */
export interface DeskWithdrawal {
  readonly withdrawalId: number;
  readonly state: WithdrawalState;
  /** The member's. */
  readonly account: string;
  readonly unit: string;
  readonly amount: number;
  readonly fee: number;
  readonly arrives: number;
  /** In full: whoever pays has to see where to. */
  readonly destination: {
    readonly kind: 'pix' | 'bank' | 'wallet';
    readonly institution: string;
    readonly branch: string;
    readonly pixKeyKind: string | null;
    readonly number: string;
    readonly holder: string;
  };
  readonly steps: readonly { readonly state: WithdrawalState; readonly at: string; readonly actor: string }[];
  readonly received: number | null;
  readonly refunded: number | null;
  readonly reason: string | null;
  /** The newest order to a provider to pay it; null where somebody pays by hand. */
  readonly payout: {
    readonly provider: string;
    /** `ordered` may be paid at any moment, `review` waits for the desk's word. */
    readonly state: 'ordered' | 'review' | 'paid' | 'failed';
    readonly attempt: number;
    /** How often the provider was asked to take it. */
    readonly asks: number;
    /** Null until the provider has taken it. */
    readonly providerReference: string | null;
    /** What the provider said that it paid. */
    readonly told: { readonly amount: number; readonly unit: string } | null;
    readonly reason: string | null;
    /** Whether the provider said that it paid what was not owed any more, and has not given it back. */
    readonly isOverpaid: boolean;
    /** How much of that; 0 for what it paid in another unit. */
    readonly excess: number;
  } | null;
  /** Whether a provider pays it, as far as it waits. */
  readonly hasProvider: boolean;
}

const withdrawalId = longWhole();

export const WithdrawalProof = Type.Object({ withdrawalId }, closed);

/** A rejection says why, in words for the member. */
export const WithdrawalMove = Type.Object(
  {
    withdrawalId,
    to: Type.Enum(['reviewing', 'approved', 'rejected', 'paid', 'resolvedPaid', 'refunded']),
    reason: Type.Optional(text(300)),
  },
  closed,
);
export type WithdrawalMove = Static<typeof WithdrawalMove>;

/** A failure says why, in words for the operator's people. */
export const PayoutAct = Type.Object(
  { withdrawalId, act: Type.Enum(['order', 'paid', 'failed', 'returned']), reason: Type.Optional(text(300)) },
  closed,
);
export type PayoutAct = Static<typeof PayoutAct>;
