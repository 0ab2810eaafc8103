import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { ContractsPage } from './components/ContractsPage.tsx';
import { agentContracts } from './index.ts';

/** The section `contracts` of the agent centre. */
export const section: RouteModule = { features: [lists, agentContracts], Page: ContractsPage };
