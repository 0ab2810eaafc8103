import Type from 'typebox';
import { withdrawalStates } from '../../withdrawal-states.ts';
import { language, longWhole, optionalDays, text } from '../inputs.ts';
import { page, pageQuery } from '../paging.ts';
import { UploadIds } from '../uploads.ts';

const closed = { additionalProperties: false };
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

const amount = longWhole();
const withdrawalId = longWhole();

/** The idempotency key. The same key is never executed twice. */
const idempotencyKey = text(64, 8);

const PayoutKind = Type.Enum(['pix', 'bank', 'wallet']);

/** Amounts in minor units. The fee is `feeFixed` and `feeRate` parts per million of the amount, rounded down. */
const PayoutMethod = Type.Object({
  kind: PayoutKind,
  minimum: Type.Integer(),
  maximum: Type.Integer(),
  feeFixed: Type.Integer(),
  feeRate: Type.Integer(),
  /** The usual number of minutes after approval. */
  expectedMinutes: Type.Integer(),
  /** Minutes after which a payment that the member has not confirmed counts as received, without refund. */
  receiptMinutes: Type.Integer(),
});

/** Why money cannot be withdrawn yet: this amount is a bonus that becomes cash when `needed` has been staked. */
const Lock = Type.Object({ reason: Type.Enum(['rollover']), amount: Type.Integer(), done: Type.Integer(), needed: Type.Integer() });

/** Why all withdrawals of a member are on hold. */
const HoldReason = Type.Enum(['passwordReset', 'contactChanged', 'paymentPasswordReset']);

const Terms = Type.Object({
  currency: Type.String(),
  available: Type.Integer(),
  /** The total that is not cash yet. */
  locked: Type.Integer(),
  /** The total held by open withdrawals. */
  held: Type.Integer(),
  locks: Type.Array(Lock),
  methods: Type.Array(PayoutMethod),
  hasPaymentPassword: Type.Boolean(),
  /** The end of the hold on withdrawals, in ISO 8601, and its reason. */
  hold: orNull(Type.Object({ until: Type.String(), reason: HoldReason })),
});

/** Amounts in minor units, instants in ISO 8601. */
const Withdrawal = Type.Object({
  withdrawalId: Type.Integer(),
  state: Type.Enum(withdrawalStates),
  currency: Type.String(),
  amount: Type.Integer(),
  fee: Type.Integer(),
  /** The amount without the fee. */
  arrives: Type.Integer(),
  account: Type.Object({ kind: PayoutKind, institution: orNull(Type.String()), number: Type.String() }),
  /** Its states with their times, oldest first. */
  steps: Type.Array(Type.Object({ state: Type.Enum(withdrawalStates), at: Type.String() })),
  /** The deadline for confirming the receipt. Null before it is paid. */
  receiptDueAt: orNull(Type.String()),
  /** The amount that arrived, as reported by the member. */
  received: orNull(Type.Integer()),
  refunded: orNull(Type.Integer()),
  /** Why it was rejected, in the operator's words. */
  reason: orNull(Type.String()),
  mayCancel: Type.Boolean(),
});

const Page = page(Withdrawal);

/** By the day on which they were requested, or the one with a number. */
const filter = {
  ...optionalDays,
  state: Type.Optional(Type.Enum(['open', 'closed'])),
  withdrawalId: Type.Optional(longWhole()),
};

/** `received` is the amount of a partial receipt, in minor units. `uploadIds` prove money that did not arrive. */
const ReceiptBody = Type.Object(
  {
    withdrawalId,
    receipt: Type.Enum(['full', 'partial', 'none']),
    received: Type.Optional(amount),
    uploadIds: Type.Optional(UploadIds),
  },
  closed,
);

export const withdrawals = {
  withdrawalTerms: { value: Terms },
  withdrawals: {
    query: pageQuery(filter),
    /** `now` is the gateway's clock, to compare `receiptDueAt` with. */
    value: Type.Object({ ...Page.properties, now: Type.String() }),
  },
  /** `amount` is the requested total, `paid` the part of it that was paid and not returned. */
  withdrawalTotals: {
    query: Type.Object(filter),
    value: Type.Object({ count: Type.Integer(), amount: Type.Integer(), paid: Type.Integer(), currency: Type.String() }),
  },
  withdrawalFile: { query: Type.Object({ ...filter, language }) },
  requestWithdrawal: {
    body: Type.Object({ accountId: longWhole(), amount, paymentPassword: text(128, 1), idempotencyKey }, closed),
    value: Withdrawal,
  },
  cancelWithdrawal: { body: Type.Object({ withdrawalId, idempotencyKey }, closed), value: Withdrawal },
  confirmReceipt: { body: ReceiptBody, value: Withdrawal },
};
