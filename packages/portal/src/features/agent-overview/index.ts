import type { Feature } from '#shared/ports/feature.ts';

/** What an agent's team did, beside the period before. */
export const agentOverview: Feature = { name: 'agent-overview', texts: ['earnings', 'team'] };
