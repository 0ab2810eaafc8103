import Type from 'typebox';
import { longWhole, text } from '../inputs.ts';

const closed = { additionalProperties: false };

/** The kinds of payout accounts. */
const PayoutKind = Type.Enum(['pix', 'bank', 'wallet']);

/** The kind of a PIX key: a tax number, an address, a number, or a random one. */
const PixKeyKind = Type.Enum(['cpf', 'email', 'phone', 'random']);

/** Six digits. Older ones are as entered at the registration. */
const paymentPassword = text(128, 1);

/** The account is masked, but enough for its owner to tell it from another. */
const PaymentAccount = Type.Object({
  accountId: Type.Integer(),
  kind: PayoutKind,
  /** The name of a bank or wallet. Null for a PIX key. */
  institution: Type.Union([Type.String(), Type.Null()]),
  pixKeyKind: Type.Union([PixKeyKind, Type.Null()]),
  number: Type.String(),
  holder: Type.String(),
  /** ISO 8601. */
  addedAt: Type.String(),
  /** The end of a new account's hold, in ISO 8601. Null if there is none. */
  heldUntil: Type.Union([Type.String(), Type.Null()]),
});

const PaymentAccounts = Type.Object({
  accounts: Type.Array(PaymentAccount),
  /** The kinds that members of the merchant may add. */
  kinds: Type.Array(PayoutKind),
  most: Type.Integer(),
  /** The member's masked name, which every account must have. Null if unknown. */
  ownName: Type.Union([Type.String(), Type.Null()]),
});

/** `institution` of a bank or wallet, `branch` of a bank, `pixKeyKind` of a PIX key. */
const AddBody = Type.Object(
  {
    kind: PayoutKind,
    institution: Type.Optional(text(60)),
    branch: Type.Optional(text(12)),
    number: text(140, 1),
    pixKeyKind: Type.Optional(PixKeyKind),
    /** Required if the member's name is unknown. */
    holder: Type.Optional(text(100)),
    paymentPassword,
  },
  closed,
);

const PaymentPassword = Type.Object({
  isSet: Type.Boolean(),
  /** ISO 8601. Null if there is none. */
  changedAt: Type.Union([Type.String(), Type.Null()]),
  /** Whether the login password can be used instead. */
  hasLoginPassword: Type.Boolean(),
});

/** A change needs the current one. If there is none, or if it is forgotten, the login password replaces it. */
const SetPasswordBody = Type.Object(
  {
    newPassword: Type.String({ pattern: '^[0-9]{6}$' }),
    confirmNewPassword: text(64, 1),
    oldPassword: Type.Optional(paymentPassword),
    loginPassword: Type.Optional(text(128, 1)),
  },
  closed,
);

export const paymentAccounts = {
  paymentAccounts: { value: PaymentAccounts },
  addPaymentAccount: { body: AddBody, value: PaymentAccounts },
  removePaymentAccount: { body: Type.Object({ accountId: longWhole() }, closed), value: PaymentAccounts },
  paymentPassword: { value: PaymentPassword },
  setPaymentPassword: { body: SetPasswordBody, value: PaymentPassword },
};
