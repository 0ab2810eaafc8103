import Type from 'typebox';
import { language, longWhole, optionalDays } from '../inputs.ts';
import { page, pageQuery } from '../paging.ts';

/** The state of a deposit. `review` waits for the operator's staff. */
export const DepositState = Type.Enum(['created', 'pending', 'succeeded', 'failed', 'expired', 'review']);

/** The kinds that laws distinguish. */
const MethodKind = Type.Enum(['pix', 'bankTransfer', 'debitCard', 'prepaidCard', 'creditCard', 'eWallet', 'voucher', 'crypto', 'cash']);
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** Amounts are in minor units, `feeRate` in parts per million of the amount, and `expectedTime` in seconds. */
const DepositMethod = Type.Object({
  id: Type.String(),
  kind: MethodKind,
  minimum: Type.Integer(),
  maximum: Type.Integer(),
  quickAmounts: Type.Array(Type.Integer()),
  feeRate: Type.Integer(),
  expectedTime: Type.Integer(),
});

/**
 * `amount` is the amount to pay, `fee` the part that is kept, `paidAmount` what the provider reported, all in minor
 * units of `currency`. `reason` is the operator's, for a payment that arrived and was refused. `payBy` is the text of a
 * code or the address of a page. It is null before the provider has answered, and once nothing has to be paid.
 */
const Deposit = Type.Object({
  id: Type.String(),
  kind: MethodKind,
  state: DepositState,
  amount: Type.Integer(),
  fee: Type.Integer(),
  paidAmount: nullable(Type.Integer()),
  reason: nullable(Type.String()),
  currency: Type.String(),
  payBy: nullable(Type.Object({ kind: Type.Enum(['code', 'page']), value: Type.String() })),
  createdAt: Type.String(),
  expiresAt: Type.String(),
  settledAt: nullable(Type.String()),
});

/** `now` is the gateway's clock, to compare `expiresAt` with. */
const DepositNow = Type.Object({ deposit: Deposit, now: Type.String() });

/** By the day on which they were opened. `open` ones wait for their payment. */
const filter = {
  ...optionalDays,
  state: Type.Optional(Type.Enum(['open', 'succeeded', 'review', 'failed', 'expired'])),
};

export const deposits = {
  depositMethods: { value: Type.Object({ methods: Type.Array(DepositMethod), currency: Type.String() }) },
  openDeposit: {
    body: Type.Object(
      {
        idempotencyKey: Type.String({ pattern: String.raw`^[\w-]{8,64}$` }),
        method: Type.String({ pattern: '^[a-z0-9-]{1,32}[.][a-z0-9-]{1,32}$' }),
        amount: longWhole(),
        /** The page that the provider returns to. Defaults to the members' page. */
        centre: Type.Optional(Type.Enum(['member', 'agent'])),
      },
      { additionalProperties: false },
    ),
    value: DepositNow,
  },
  deposits: { query: pageQuery(filter), value: page(Deposit) },
  /** `credited` is the amount added to the balance. */
  depositTotals: {
    query: Type.Object(filter),
    value: Type.Object({ count: Type.Integer(), credited: Type.Integer(), currency: Type.String() }),
  },
  depositFile: { query: Type.Object({ ...filter, language }) },
  deposit: {
    query: Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) }),
    value: DepositNow,
  },
};
