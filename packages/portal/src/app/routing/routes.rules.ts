import type { RouteRow } from './routes.tsx';

export interface Visitor {
  status: 'unknown' | 'visitor' | 'member';
  /** What is known of the account behind the token. */
  account: 'coming' | 'known' | 'failed';
  isAgent: boolean;
  isTrial: boolean;
}

export type Admission = { kind: 'admit' | 'wait' | 'fail' } | { kind: 'redirect' | 'refuse'; to: string };

/** Who may see a page (readings 4 and 17). */
export function admission(row: Pick<RouteRow, 'guard' | 'refusesTrial'>, { status, account, isAgent, isTrial }: Visitor): Admission {
  if (row.guard === 'none') return { kind: 'admit' };
  if (status === 'unknown') return { kind: 'wait' };
  if (status === 'visitor') return { kind: 'redirect', to: row.guard === 'agent' ? '/agent' : '/login' };
  if (account !== 'known' && (row.guard === 'agent' || row.refusesTrial === true)) return { kind: account === 'failed' ? 'fail' : 'wait' };
  if (isTrial && row.refusesTrial === true) return { kind: 'refuse', to: row.guard === 'agent' ? '/agent' : '/' };
  if (row.guard === 'agent' && !isAgent) return { kind: 'redirect', to: '/agent' };
  return { kind: 'admit' };
}
