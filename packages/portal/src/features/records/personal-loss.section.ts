import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { PersonalLoss } from './components/PersonalLoss/PersonalLoss.tsx';
import { records } from './index.ts';

/** The section `personalProfit` of the member centre. */
export const section: RouteModule = { features: [lists, records], Page: PersonalLoss };
