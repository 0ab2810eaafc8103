/** The specification's section 3: agents are of type 1, 2, 41 or 42, a trial account is of type 4. */
const agentTypes: readonly number[] = [1, 2, 41, 42];
const trialType = 4;

export function isAgentType(type: number): boolean {
  return agentTypes.includes(type);
}

export function isTrialType(type: number): boolean {
  return type === trialType;
}
