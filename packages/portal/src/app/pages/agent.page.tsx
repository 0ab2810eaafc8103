import { agentLanding } from '#features/agent-landing/index.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { AgentPage } from './AgentPage.tsx';

export const page: RouteModule = { features: [agentLanding], Page: AgentPage };
