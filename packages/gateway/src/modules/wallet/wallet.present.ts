import { currencies } from '@livery/contract/money';
import type { Balance, ValueOf } from '@livery/contract/shapes';
import { inPurse, type Purse } from '#ledger/accounts.ts';

/** Play money has no currency sign, so that it is not mistaken for real money. */
export function presentBalance(balance: number, unit: string, asOf: Date): Balance {
  const currencySymbol = Object.hasOwn(currencies, unit) ? currencies[unit as keyof typeof currencies].symbol : unit;
  return { balance, currency: unit, currencySymbol, asOf: asOf.toISOString() };
}

/** The contract flags, by their names in a merchant's whitelabel tree (readings 32). */
export const contractFlags = {
  divtypereq: 'enableCt',
  dailysalreqtype: 'salary',
  contracthoursalreq: 'hourSalary',
  realtimesalreqtype: 'agentRealtimeSalary',
} as const;

export function presentFunds(purse: Purse, unit: string, enabled: ReadonlySet<string>): ValueOf<'consolidatedFunds'> {
  const atVendors = purse.filter((account) => account.kind.startsWith('VENDOR:') && account.unit === unit);
  return {
    cash: inPurse(purse, 'CASH', unit).balance,
    held: inPurse(purse, 'HOLD', unit).balance,
    bonus: inPurse(purse, 'BONUS', unit).balance,
    vendor: atVendors.reduce((sum, { balance }) => sum + balance, 0),
    currency: unit,
    divtypereq: enabled.has(contractFlags.divtypereq),
    dailysalreqtype: enabled.has(contractFlags.dailysalreqtype),
    contracthoursalreq: enabled.has(contractFlags.contracthoursalreq),
    realtimesalreqtype: enabled.has(contractFlags.realtimesalreqtype),
  };
}
