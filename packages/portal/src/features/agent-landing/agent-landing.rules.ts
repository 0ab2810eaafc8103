import { isAgentType, isTrialType } from '@livery/contract/member-types';

/** Where an agent's login leads. */
export const agentHome = '/agentHome';

/** Why an account may not enter the agent side; null for an agent (readings 28). */
export function agentRefusal(type: number): 'notMember' | 'notAgent' | null {
  if (isTrialType(type)) return 'notMember';
  return isAgentType(type) ? null : 'notAgent';
}

/** Where a login at the agents' door leads: back to the page of the centre that somebody came from, else to its first. */
export function goalOf(state: unknown): string {
  const wanted = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return typeof wanted === 'string' && /^\/agentHome(?:[/?#]|$)/.test(wanted) ? wanted : agentHome;
}
