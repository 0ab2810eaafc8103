import type { Feature } from '#shared/ports/feature.ts';

/** The members of an agent's team, and each of their accounts. */
export const agentDownline: Feature = { name: 'agent-downline', texts: ['team'] };
