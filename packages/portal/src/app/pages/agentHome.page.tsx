import { agent } from '#features/agent/index.ts';
import { member } from '#features/member/index.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { AgentHomePage } from './AgentHomePage.tsx';

export const page: RouteModule = { features: [agent, member], Page: AgentHomePage };
