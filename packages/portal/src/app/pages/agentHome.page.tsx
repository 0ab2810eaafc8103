import { agentContracts } from '#features/agent-contracts/index.ts';
import { agentCentre } from '#features/agent-centre/index.ts';
import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { AgentCentre, WaitingAgentCentre } from '../agent/AgentCentre.tsx';

/** Most sections have a list, whose texts come with the frame's instead of after them. */
export const page: RouteModule = { features: [agentCentre, agentContracts, lists], Page: AgentCentre, Frame: WaitingAgentCentre };
