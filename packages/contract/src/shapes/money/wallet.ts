import Type from 'typebox';

/** `balance` in minor units; `asOf` is an ISO 8601 instant. */
export const Balance = Type.Object({
  balance: Type.Integer(),
  currency: Type.String(),
  currencySymbol: Type.String(),
  asOf: Type.String(),
});

/**
 * All that a member holds, in minor units: to spend, held for withdrawals, bonus money and what lies at vendors. Beside it which contracts
 * of agents are enabled (specification, section 3: dividend, daily, hourly and real-time salary).
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
