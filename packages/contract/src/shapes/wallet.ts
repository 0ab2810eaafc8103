import Type from 'typebox';

/** `balance` in minor units; `asOf` is an ISO 8601 instant. */
export const Balance = Type.Object({
  balance: Type.Integer(),
  currency: Type.String(),
  currencySymbol: Type.String(),
  asOf: Type.String(),
});

export const wallet = {
  balance: { value: Balance },
};
