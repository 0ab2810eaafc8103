import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { CheckPage } from '../components/Check/CheckPage.tsx';
import { agentStatements } from '../index.ts';

export const page: RouteModule = { features: [lists, agentStatements], Page: CheckPage };
