import { isAgentType, isTrialType } from '@livery/contract/member-types';
import type { Audience, Route } from '@livery/contract/routes';
import { AppError } from '#base/app-error.ts';
import type { Member } from './member.ts';

/** Whether a call of this audience always has a member. */
export function isForMembers(audience: Audience): boolean {
  return audience !== 'anyone' && audience !== 'visitorOrMember';
}

type Admission = Pick<Route, 'audience' | 'mayPrecedePasswordChange'>;

/**
 * Lets in whom the call's row is for; what a member may do with his own things stays the module's to judge.
 *
 * @throws AppError NOT_LOGGED_IN, PASSWORD_CHANGE_REQUIRED, TRIAL_REFUSED, FORBIDDEN for a member who is no agent
 */
export function admit({ audience, mayPrecedePasswordChange }: Admission, member: Pick<Member, 'type' | 'sessionScope'> | null): void {
  if (!isForMembers(audience)) return;
  if (member === null) throw new AppError('NOT_LOGGED_IN');
  if (member.sessionScope === 'passwordChange' && !mayPrecedePasswordChange) throw new AppError('PASSWORD_CHANGE_REQUIRED');
  if (audience !== 'member' && isTrialType(member.type)) throw new AppError('TRIAL_REFUSED');
  if (audience === 'agent' && !isAgentType(member.type)) throw new AppError('FORBIDDEN');
}
