import type { RouteRow } from './routes.tsx';

export interface Visitor {
  status: 'unknown' | 'visitor' | 'member';
  /** What is known of the account behind the token. */
  account: 'coming' | 'known' | 'failed';
  isAgent: boolean;
  isTrial: boolean;
  /** Was a member until the session ended by itself, and is asked to log in again. */
  isReturning: boolean;
}

export type Admission = { kind: 'admit' | 'wait' | 'fail' } | { kind: 'redirect' | 'refuse'; to: string };

/** Who may see a page (readings 4 and 17). What somebody was doing when the session ended stays in sight below the login. */
export function admission(row: Pick<RouteRow, 'guard' | 'refusesTrial'>, visitor: Visitor): Admission {
  const { status, account, isAgent, isTrial, isReturning } = visitor;
  if (row.guard === 'none') return { kind: 'admit' };
  if (status === 'unknown') return { kind: 'wait' };
  if (isReturning) return { kind: 'admit' };
  if (status === 'visitor') return { kind: 'redirect', to: row.guard === 'agent' ? '/agent' : '/login' };
  if (account !== 'known' && (row.guard === 'agent' || row.refusesTrial === true)) return { kind: account === 'failed' ? 'fail' : 'wait' };
  if (isTrial && row.refusesTrial === true) return { kind: 'refuse', to: row.guard === 'agent' ? '/agent' : '/' };
  if (row.guard === 'agent' && !isAgent) return { kind: 'redirect', to: '/agent' };
  return { kind: 'admit' };
}
