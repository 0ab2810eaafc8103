import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { TeamTransactions } from './components/TeamTransactions/TeamTransactions.tsx';
import { agentReports } from './index.ts';

/** The section `transactions` of the agent centre. */
export const section: RouteModule = { features: [lists, agentReports], Page: TeamTransactions };
