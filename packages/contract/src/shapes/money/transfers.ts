import Type from 'typebox';
import { errorStatus, type ErrorCode } from '../../errors.ts';
import { longWhole, text } from '../inputs.ts';

const idempotencyKey = text(64, 8);
/** Minor units. */
const amount = longWhole();
const vendor = text(32, 1);

/** The booking that a receipt names: `number` as in the transaction history, `at` in ISO 8601. */
const booked = { number: Type.Integer(), at: Type.String() };

const VendorWallet = Type.Object({ vendor: Type.String(), name: Type.String(), balance: Type.Integer() });

/** `isSingle`: the member plays every game from one wallet, so vendors hold no money. */
const MerchantWallet = Type.Object({ isSingle: Type.Boolean(), wallets: Type.Array(VendorWallet) });

/**
 * A member's money in minor units. `held` is being withdrawn. `isOpen` says whether the vendor accepts transfers now.
 */
const Funds = Type.Object({
  currency: Type.String(),
  currencySymbol: Type.String(),
  cash: Type.Integer(),
  held: Type.Integer(),
  bonus: Type.Integer(),
  wallets: Type.Array(Type.Object({ ...VendorWallet.properties, isOpen: Type.Boolean() })),
  asOf: Type.String(),
});

/** `in` fills the vendor's wallet from cash, `out` empties it into cash. */
const WalletTransfer = Type.Object(
  { direction: Type.Enum(['in', 'out']), vendor, amount, idempotencyKey },
  { additionalProperties: false },
);

/** `code` says why a vendor returned nothing. Null if it returned everything. */
const Recalled = Type.Object({
  vendor: Type.String(),
  name: Type.String(),
  amount: Type.Integer(),
  code: Type.Union([Type.Enum(Object.keys(errorStatus) as ErrorCode[]), Type.Null()]),
});

/** Account and name are masked. */
const Receiver = Type.Object({ id: Type.Integer(), account: Type.String(), name: Type.String() });

/**
 * `available` is cash that may be sent. `isAllowed`: whether the law of the site lets members send each other money.
 */
const Giving = Type.Object({
  isAllowed: Type.Boolean(),
  hasPaymentPassword: Type.Boolean(),
  available: Type.Integer(),
  currency: Type.String(),
});

/** `receiver` is the id of the member whose name the sender has confirmed. */
const Gift = Type.Object({ receiver: longWhole(), amount, paymentPassword: text(64, 1), idempotencyKey }, { additionalProperties: false });

export const transfers = {
  merchantWallet: { value: MerchantWallet },
  funds: { value: Funds },
  walletTransfer: { body: WalletTransfer, value: Type.Object({ cash: Type.Integer(), balance: Type.Integer(), ...booked }) },
  recallWallets: {
    body: Type.Object({ idempotencyKey }, { additionalProperties: false }),
    value: Type.Object({ cash: Type.Integer(), results: Type.Array(Recalled) }),
  },
  /** There is a receiver if `hasUpline` is true and the upline's account is not closed. */
  upline: {
    value: Type.Object({ ...Giving.properties, hasUpline: Type.Boolean(), receiver: Type.Union([Receiver, Type.Null()]) }),
  },
  transferToUpline: { body: Gift, value: Type.Object({ cash: Type.Integer(), ...booked }) },
  /** There is a receiver if `account` is that of a member of the caller's own team, and it is open. */
  downline: {
    query: Type.Object({ account: Type.Optional(text(64, 1)) }),
    value: Type.Object({ ...Giving.properties, receiver: Type.Union([Receiver, Type.Null()]) }),
  },
  transferToDownline: { body: Gift, value: Type.Object({ cash: Type.Integer(), ...booked }) },
};
