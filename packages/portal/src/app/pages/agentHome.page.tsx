import { agentContracts } from '#features/agent-contracts/index.ts';
import { agentCentre } from '#features/agent-centre/index.ts';
import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { AgentCentre, WaitingAgentCentre } from '../agent/AgentCentre.tsx';

/** Most sections have a list, so its texts load with the frame's, not after them. */
export const page: RouteModule = { features: [agentCentre, agentContracts, lists], Page: AgentCentre, Frame: WaitingAgentCentre };
