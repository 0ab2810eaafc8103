import { isAgentType, isTrialType } from './member-types.ts';
import type { Audience } from './routes.ts';

/** Who is in front of the screen. The specification's section 5 tells them apart by session and member type. */
export type Role = 'visitor' | 'trial' | 'player' | 'agent';

export type Refusal = 'NOT_LOGGED_IN' | 'TRIAL_REFUSED' | 'FORBIDDEN';

/**
 * The permission matrix: the error that a role gets for what an audience may use, or null when it may use it. The gateway applies it to
 * every call and the portal to every page. Which rows of its own a member may see is up to each module.
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
