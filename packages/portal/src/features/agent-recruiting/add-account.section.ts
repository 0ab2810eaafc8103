import type { RouteModule } from '#shared/ports/route.ts';
import { AddAccountPage } from './components/AddAccount/AddAccountPage.tsx';
import { agentRecruiting } from './index.ts';

/** The section `addAccount` of the agent centre. */
export const section: RouteModule = { features: [agentRecruiting], Page: AddAccountPage };
