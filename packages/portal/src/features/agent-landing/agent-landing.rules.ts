import { isAgentType, isTrialType } from '@livery/contract/member-types';

/** The page after an agent's login. */
export const agentHome = '/agentHome';

/** Why an account may not enter the agent side. Null for an agent (readings 28). */
export function agentRefusal(type: number): 'notMember' | 'notAgent' | null {
  if (isTrialType(type)) return 'notMember';
  return isAgentType(type) ? null : 'notAgent';
}

/** The page of the agent centre that the visitor wanted, from the address's state. Null if there is none. */
export function wantedPage(state: unknown): string | null {
  const wanted = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return typeof wanted === 'string' && /^\/agentHome(?:[/?#]|$)/.test(wanted) ? wanted : null;
}
