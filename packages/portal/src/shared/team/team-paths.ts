import type { AgreementKind } from '@livery/contract/agreements';

/** Addresses of sections of the agent centre that others link to. */
export const teamPaths = {
  downline: '/agentHome/downline',
  account: '/agentHome/account',
  betting: '/agentHome/betting',
  transactions: '/agentHome/transactions',
  income: '/agentHome/income',
  contracts: '/agentHome/contracts',
} as const;

/** Income from one kind of contract. */
export const kindPaths = {
  dividend: '/agentHome/dividendRecord',
  daily: '/agentHome/dailyWages',
  hourly: '/agentHome/hourlySalary',
  realTime: '/agentHome/realTimeSalary',
} as const satisfies Readonly<Record<AgreementKind, string>>;

export const accountParam = 'member';

/** A team member's account, with the same days. */
export function accountPath(member: number, period: string | null): string {
  return withQuery(teamPaths.account, { [accountParam]: String(member), period });
}

/** The form that offers a contract to an agent of the team. */
export function offerContractPath(member: number): string {
  return withQuery(teamPaths.contracts, { of: 'team', view: 'offer', member: String(member) });
}

/** Null values are omitted. */
export function withQuery(path: string, entries: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(Object.entries(entries).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
