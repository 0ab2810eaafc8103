import { agentCentre } from '#features/agent-centre/index.ts';
import { StartPage } from '#features/agent-centre/components/StartPage/StartPage.tsx';
import { HeaderBalance } from '#features/wallet/components/HeaderBalance/HeaderBalance.tsx';
import { useMenuOf } from '#shared/pages/section.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { taskSections } from './task-sections.ts';

/** The section `start` of the agent centre. */
export const section: RouteModule = {
  features: [agentCentre],
  Page: () => <StartPage balance={<HeaderBalance size="large" />} sections={useMenuOf(taskSections)} />,
};
