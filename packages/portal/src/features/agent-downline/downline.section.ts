import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { Downline } from './components/Downline/Downline.tsx';
import { agentDownline } from './index.ts';

/** The section `downline` of the agent centre. */
export const section: RouteModule = { features: [lists, agentDownline], Page: Downline };
