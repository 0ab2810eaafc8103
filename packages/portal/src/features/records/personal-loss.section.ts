import type { RouteModule } from '#shared/ports/route.ts';
import { PersonalLoss } from './components/PersonalLoss/PersonalLoss.tsx';
import { records } from './index.ts';

/** The section `personalProfit` of the member centre. */
export const section: RouteModule = { features: [records], Page: PersonalLoss };
