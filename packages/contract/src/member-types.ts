/** Member types of the specification, section 3; the wire carries the number. */
export const memberTypes = {
  player: 0,
  agent: 1,
  subAgent: 2,
  trial: 4,
  affiliate: 41,
  subAffiliate: 42,
} as const;

export type MemberType = (typeof memberTypes)[keyof typeof memberTypes];

export const agentTypes: readonly number[] = [memberTypes.agent, memberTypes.subAgent, memberTypes.affiliate, memberTypes.subAffiliate];

export function isAgentType(type: number): boolean {
  return agentTypes.includes(type);
}

/** A trial account uses play money and cannot take part in anything with real value. */
export function isTrialType(type: number): boolean {
  return type === memberTypes.trial;
}
