import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { TeamIncome } from './components/TeamIncome/TeamIncome.tsx';
import { agentReports } from './index.ts';

/** The section `income` of the agent centre. */
export const section: RouteModule = { features: [lists, agentReports], Page: TeamIncome };
