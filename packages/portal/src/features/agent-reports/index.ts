import type { Feature } from '#shared/ports/feature.ts';

/** Reports of an agent's team: bets, transactions, losses, and the agent's income. */
export const agentReports: Feature = { name: 'agent-reports', texts: ['team'] };
