import { isAgentType, isTrialType } from './member-types.ts';
import type { Audience } from './routes.ts';

/** The roles of callers. Section 5 of the specification derives them from session and member type. */
export type Role = 'visitor' | 'trial' | 'player' | 'agent';

export type Refusal = 'NOT_LOGGED_IN' | 'TRIAL_REFUSED' | 'FORBIDDEN';

/**
 * The permission matrix: the error for a role where an audience is required, or null if it has access. The gateway
 * applies it to every call and the portal to every page. Each module decides which rows a member may see.
 */
export const permissions: Readonly<Record<Audience, Readonly<Record<Role, Refusal | null>>>> = {
  anyone: { visitor: null, trial: null, player: null, agent: null },
  visitorOrMember: { visitor: null, trial: null, player: null, agent: null },
  member: { visitor: 'NOT_LOGGED_IN', trial: null, player: null, agent: null },
  realMember: { visitor: 'NOT_LOGGED_IN', trial: 'TRIAL_REFUSED', player: null, agent: null },
  agent: { visitor: 'NOT_LOGGED_IN', trial: 'TRIAL_REFUSED', player: 'FORBIDDEN', agent: null },
};

/** @param type the member's type, or null without a session */
export function roleOf(type: number | null): Role {
  if (type === null) return 'visitor';
  if (isTrialType(type)) return 'trial';
  return isAgentType(type) ? 'agent' : 'player';
}
