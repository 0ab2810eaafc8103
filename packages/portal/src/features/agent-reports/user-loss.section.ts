import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { UserLoss } from './components/UserLoss/UserLoss.tsx';
import { agentReports } from './index.ts';

/** The section `loss` of the agent centre. */
export const section: RouteModule = { features: [lists, agentReports], Page: UserLoss };
