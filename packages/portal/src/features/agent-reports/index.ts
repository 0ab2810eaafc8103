import type { Feature } from '#shared/ports/feature.ts';

/** What an agent's team played and moved, what it lost, and what the agent was paid for it. */
export const agentReports: Feature = { name: 'agent-reports', texts: ['team'] };
