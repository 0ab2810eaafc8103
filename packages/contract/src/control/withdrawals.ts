import Type from 'typebox';
import { withdrawalStates } from '../withdrawal-states.ts';
import { longWhole, text } from '../shapes/inputs.ts';
import { page, pageQuery } from '../shapes/paging.ts';
import { account, closed, instant, orNull, pictures } from './parts.ts';

const WithdrawalState = Type.Enum(withdrawalStates);

/** In full, because the desk must see where the money goes. */
const Destination = Type.Object({
  kind: Type.Enum(['pix', 'bank', 'wallet']),
  institution: Type.String(),
  branch: Type.String(),
  pixKeyKind: orNull(Type.String()),
  number: Type.String(),
  holder: Type.String(),
});

/** The newest order to a provider to pay a withdrawal. */
const Payout = Type.Object({
  provider: Type.String(),
  /** `ordered` may be paid at any moment, `review` waits for the desk's decision. */
  state: Type.Enum(['ordered', 'review', 'paid', 'failed']),
  attempt: Type.Integer(),
  /** How often the provider was asked to accept it. */
  asks: Type.Integer(),
  /** Null until the provider has accepted it. */
  providerReference: orNull(Type.String()),
  /** The payment that the provider reported. */
  told: orNull(Type.Object({ amount: Type.Integer(), unit: Type.String() })),
  reason: orNull(Type.String()),
  /** The provider paid an amount that was no longer owed, and it has not been returned. */
  isOverpaid: Type.Boolean(),
  /** That amount, or 0 if it was paid in another unit. */
  excess: Type.Integer(),
});

/** Amounts in minor units of `unit`. */
const DeskWithdrawal = Type.Object({
  withdrawalId: Type.Integer(),
  state: WithdrawalState,
  account: Type.String(),
  unit: Type.String(),
  amount: Type.Integer(),
  fee: Type.Integer(),
  arrives: Type.Integer(),
  destination: Destination,
  steps: Type.Array(Type.Object({ state: WithdrawalState, at: instant, actor: Type.String() })),
  received: orNull(Type.Integer()),
  refunded: orNull(Type.Integer()),
  reason: orNull(Type.String()),
  /** Null if it is paid by hand. */
  payout: orNull(Payout),
  /** Whether a provider can pay it while it waits. */
  hasProvider: Type.Boolean(),
});

const withdrawalId = longWhole();

export const withdrawals = {
  /** `queue` waits for the desk, `cases` have gone wrong, `paid` wait for the member's confirmation. */
  withdrawals: {
    query: pageQuery({ part: Type.Enum(['queue', 'cases', 'paid', 'closed']), account: Type.Optional(account) }),
    value: page(DeskWithdrawal),
  },
  withdrawalProof: { query: Type.Object({ withdrawalId }, closed), value: pictures },
  /** A rejection needs a reason, which the member reads. */
  moveWithdrawal: {
    body: Type.Object(
      {
        withdrawalId,
        to: Type.Enum(['reviewing', 'approved', 'rejected', 'paid', 'resolvedPaid', 'refunded']),
        reason: Type.Optional(text(300)),
      },
      closed,
    ),
  },
  /** A failure needs a reason, for the operator's staff. */
  actOnPayout: {
    body: Type.Object({ withdrawalId, act: Type.Enum(['order', 'paid', 'failed', 'returned']), reason: Type.Optional(text(300)) }, closed),
  },
};
