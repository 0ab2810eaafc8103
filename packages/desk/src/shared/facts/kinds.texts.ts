import type { AgreementKind } from '@livery/contract/agreements';

/** Names of the kinds of contracts. */
export const kindNames: Readonly<Record<AgreementKind, string>> = {
  dividend: 'Dividend',
  daily: 'Daily wages',
  hourly: 'Hourly salary',
  realTime: 'Real-time salary',
};
