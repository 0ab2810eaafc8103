import type { Feature } from '#shared/ports/feature.ts';

/** An agent's team figures, compared with the previous period. */
export const agentOverview: Feature = { name: 'agent-overview', texts: ['earnings', 'team'] };
