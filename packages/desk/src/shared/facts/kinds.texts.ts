import type { AgreementKind } from '@livery/contract/agreements';

/** What contracts of agents are called. */
export const kindNames: Readonly<Record<AgreementKind, string>> = {
  dividend: 'Dividend',
  daily: 'Daily wages',
  hourly: 'Hourly salary',
  realTime: 'Real-time salary',
};
