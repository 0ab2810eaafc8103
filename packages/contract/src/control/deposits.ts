import Type, { type Static } from 'typebox';
import type { MinorUnits } from '../rules/money.ts';
import type { Deposit } from '../shapes/index.ts';
import { text } from '../shapes/inputs.ts';
import { pageQuery } from '../shapes/paging.ts';
import { DepositState } from '../shapes/deposits.ts';

const closed = { additionalProperties: false };
const depositId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

export const DepositsQuery = pageQuery({
  state: Type.Optional(DepositState),
  /** Within the account's name. */
  search: Type.Optional(text(64, 1)),
});

/** A deposit as the operator's people see it. */
export interface DeskDeposit {
  readonly id: string;
  readonly account: string;
  readonly provider: string;
  /** The provider's code of it. */
  readonly method: string;
  readonly state: Deposit['state'];
  readonly amount: MinorUnits;
  readonly unit: string;
  /** What the provider said was paid, in minor units of `paidUnit`. */
  readonly paidAmount: MinorUnits | null;
  readonly paidUnit: string | null;
  /** What is kept of what was paid, or else of the amount. */
  readonly fee: MinorUnits;
  readonly providerReference: string | null;
  /** The deposit that this was paid a second time for. */
  readonly repeats: string | null;
  readonly reason: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly settledAt: string | null;
}

export const DepositNoticesQuery = Type.Object({ id: depositId }, closed);

/** What the provider told of a deposit. */
export interface DepositNotice {
  readonly eventId: string;
  readonly state: 'pending' | 'succeeded' | 'failed' | 'expired';
  readonly amount: MinorUnits;
  readonly unit: string;
  readonly takenAt: string;
}

/** Ends a review: what was paid is credited, or nothing is, which wants a reason. */
export const DepositSettlement = Type.Object(
  { id: depositId, verdict: Type.Enum(['credit', 'refuse']), reason: Type.Optional(text(200, 1)) },
  closed,
);
export type DepositSettlement = Static<typeof DepositSettlement>;
