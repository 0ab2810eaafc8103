import { permissions, roleOf } from '@livery/contract/roles';
import type { Audience, Route } from '@livery/contract/routes';
import { AppError } from '#base/app-error.ts';
import type { Member } from './member.ts';

/** Whether a call with this audience always has a member. */
export function isForMembers(audience: Audience): boolean {
  return permissions[audience].visitor !== null;
}

type Admission = Pick<Route, 'audience' | 'mayPrecedePasswordChange'>;

/**
 * Refuses a caller who may not make the call. Which rows a member may see is up to the module.
 *
 * @throws AppError PASSWORD_CHANGE_REQUIRED, or the refusal of the permission matrix: NOT_LOGGED_IN, TRIAL_REFUSED, FORBIDDEN
 */
export function admit({ audience, mayPrecedePasswordChange }: Admission, member: Pick<Member, 'type' | 'sessionScope'> | null): void {
  const mustChange = member?.sessionScope === 'passwordChange' && !mayPrecedePasswordChange;
  if (mustChange && isForMembers(audience)) throw new AppError('PASSWORD_CHANGE_REQUIRED');
  const refusal = permissions[audience][roleOf(member?.type ?? null)];
  if (refusal !== null) throw new AppError(refusal);
}
