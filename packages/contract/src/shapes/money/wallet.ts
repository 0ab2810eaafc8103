import Type from 'typebox';

/** `balance` in minor units; `asOf` is an ISO 8601 instant. */
export const Balance = Type.Object({
  balance: Type.Integer(),
  currency: Type.String(),
  currencySymbol: Type.String(),
  asOf: Type.String(),
});

/**
 * Everything that a member holds, in minor units: cash, money held for withdrawals, bonus money and balances at
 * vendors. It also lists which agents' contracts are enabled (specification, section 3: dividend, daily, hourly and
 * real-time salary).
 */
const Funds = Type.Object({
  cash: Type.Integer(),
  held: Type.Integer(),
  bonus: Type.Integer(),
  vendor: Type.Integer(),
  currency: Type.String(),
  divtypereq: Type.Boolean(),
  dailysalreqtype: Type.Boolean(),
  contracthoursalreq: Type.Boolean(),
  realtimesalreqtype: Type.Boolean(),
});

export const wallet = {
  consolidatedFunds: { value: Funds },
  balance: { value: Balance },
};
