import Type from 'typebox';
import { DepositState } from '../shapes/money/deposits.ts';
import { text } from '../shapes/inputs.ts';
import { page, pageQuery } from '../shapes/paging.ts';
import { closed, instant, items, orNull } from './parts.ts';

const depositId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

/** A deposit as the operator's staff see it. */
const DeskDeposit = Type.Object({
  id: Type.String(),
  account: Type.String(),
  provider: Type.String(),
  /** The provider's code for it. */
  method: Type.String(),
  state: DepositState,
  amount: Type.Integer(),
  unit: Type.String(),
  /** The payment that the provider reported, in minor units of `paidUnit`. */
  paidAmount: orNull(Type.Integer()),
  paidUnit: orNull(Type.String()),
  /** Of `paidAmount` if there is one, otherwise of `amount`. */
  fee: Type.Integer(),
  providerReference: orNull(Type.String()),
  /** The earlier deposit, if this one is a second payment for it. */
  repeats: orNull(Type.String()),
  reason: orNull(Type.String()),
  createdAt: instant,
  expiresAt: instant,
  settledAt: orNull(instant),
});

const DepositNotice = Type.Object({
  eventId: Type.String(),
  state: Type.Enum(['pending', 'succeeded', 'failed', 'expired']),
  amount: Type.Integer(),
  unit: Type.String(),
  takenAt: instant,
});

export const deposits = {
  deposits: {
    /** `search` is a part of the account's name. */
    query: pageQuery({ state: Type.Optional(DepositState), search: Type.Optional(text(64, 1)) }),
    value: page(DeskDeposit),
  },
  depositNotices: { query: Type.Object({ id: depositId }, closed), value: items(DepositNotice) },
  /** A refusal needs a reason. */
  settleDeposit: {
    body: Type.Object({ id: depositId, verdict: Type.Enum(['credit', 'refuse']), reason: Type.Optional(text(200, 1)) }, closed),
  },
};
