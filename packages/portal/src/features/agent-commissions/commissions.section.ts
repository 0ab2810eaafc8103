import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { KindPages } from './components/KindPages.tsx';
import { agentCommissions } from './index.ts';

const features = [lists, agentCommissions];

/** The sections of the agent centre for income from one kind of contract. */
export const dividendRecord: RouteModule = { features, Page: KindPages.dividend };
export const dailyWages: RouteModule = { features, Page: KindPages.daily };
export const hourlySalary: RouteModule = { features, Page: KindPages.hourly };
export const realTimeSalary: RouteModule = { features, Page: KindPages.realTime };
