import { permissions, type Role } from '@livery/contract/roles';
import type { RouteRow } from './routes.tsx';

export interface Visitor {
  status: 'unknown' | 'visitor' | 'member';
  /** What is known about the token's account. */
  account: 'coming' | 'known' | 'failed';
  /** Of the account, once known. */
  role: Role;
  /** A member whose session has expired and who must log in again. */
  isReturning: boolean;
}

export type Admission = { kind: 'admit' | 'wait' | 'fail' } | { kind: 'redirect' | 'refuse'; to: string };

/**
 * Who may see a page according to the contract's permission matrix, and where everyone else is redirected (readings 4
 * and 17). When a member's session ends, the page stays visible below the login.
 */
export function admission({ audience }: Pick<RouteRow, 'audience'>, { status, account, role, isReturning }: Visitor): Admission {
  const refusals = permissions[audience];
  if (refusals.visitor === null) return { kind: 'admit' };
  if (status === 'unknown') return { kind: 'wait' };
  if (isReturning) return { kind: 'admit' };
  if (status === 'visitor') return { kind: 'redirect', to: audience === 'agent' ? '/agent' : '/login' };
  const dependsOnRole = refusals.trial !== null || refusals.player !== null;
  if (dependsOnRole && account !== 'known') return { kind: account === 'failed' ? 'fail' : 'wait' };
  if (!dependsOnRole || refusals[role] === null) return { kind: 'admit' };
  const to = audience === 'agent' ? '/agent' : '/';
  return { kind: refusals[role] === 'TRIAL_REFUSED' ? 'refuse' : 'redirect', to };
}
