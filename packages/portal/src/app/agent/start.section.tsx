import { agentCentre } from '#features/agent-centre/index.ts';
import { StartPage } from '#features/agent-centre/components/StartPage/StartPage.tsx';
import { HeaderBalance } from '#features/wallet/components/HeaderBalance/HeaderBalance.tsx';
import type { RouteModule } from '#shared/ports/route.ts';

/** The section `start` of the agent centre. */
export const section: RouteModule = {
  features: [agentCentre],
  Page: () => <StartPage balance={<HeaderBalance size="large" />} />,
};
