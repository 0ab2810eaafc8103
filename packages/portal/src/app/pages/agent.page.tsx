import { agent } from '#features/agent/index.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { AgentPage } from './AgentPage.tsx';

export const page: RouteModule = { features: [agent], Page: AgentPage };
