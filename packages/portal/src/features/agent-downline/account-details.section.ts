import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { AccountDetails } from './components/AccountDetails/AccountDetails.tsx';
import { agentDownline } from './index.ts';

/** The section `account` of the agent centre. */
export const section: RouteModule = { features: [lists, agentDownline], Page: AccountDetails };
