import { agentLanding } from '#features/agent-landing/index.ts';
import { member } from '#features/member/index.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { AgentHomePage } from './AgentHomePage.tsx';

export const page: RouteModule = { features: [agentLanding, member], Page: AgentHomePage };
