import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { ContractsPage } from './components/ContractsPage.tsx';
import { KindPages } from './components/KindPages.tsx';
import { agentContracts } from './index.ts';

const features = [lists, agentContracts];

/** The section `contracts` of the agent centre. */
export const section: RouteModule = { features, Page: ContractsPage };

/** Its sections of one kind each. */
export const dividendRecord: RouteModule = { features, Page: KindPages.dividend };
export const dailyWages: RouteModule = { features, Page: KindPages.daily };
export const hourlySalary: RouteModule = { features, Page: KindPages.hourly };
export const realTimeSalary: RouteModule = { features, Page: KindPages.realTime };
