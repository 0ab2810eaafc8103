import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { StatementsPage } from './components/StatementsPage.tsx';
import { ProofPage } from './components/Proof/ProofPage.tsx';
import { agentStatements } from './index.ts';

const features = [lists, agentStatements];

/** The section `statements` of the agent centre. */
export const section: RouteModule = { features, Page: StatementsPage };

/** The section `proof`. */
export const proof: RouteModule = { features, Page: ProofPage };
