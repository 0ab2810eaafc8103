import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { TeamBetting } from './components/TeamBetting/TeamBetting.tsx';
import { agentReports } from './index.ts';

/** The section `betting` of the agent centre. */
export const section: RouteModule = { features: [lists, agentReports], Page: TeamBetting };
