import type { RouteModule } from '#shared/ports/route.ts';
import { Announcements } from './components/Announcements/Announcements.tsx';
import { agentCentre } from './index.ts';

/** The section `announcements` of the agent centre. */
export const section: RouteModule = { features: [agentCentre], Page: Announcements };
