import { agentCentre } from '#features/agent-centre/index.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { AgentCentre, WaitingAgentCentre } from '../agent/AgentCentre.tsx';

export const page: RouteModule = { features: [agentCentre], Page: AgentCentre, Frame: WaitingAgentCentre };
