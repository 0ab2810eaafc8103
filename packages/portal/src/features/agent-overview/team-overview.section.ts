import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { TeamOverview } from './components/TeamOverview/TeamOverview.tsx';
import { agentOverview } from './index.ts';

/** The section `overview` of the agent centre. */
export const section: RouteModule = { features: [lists, agentOverview], Page: TeamOverview };
