import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { DepositSection } from './components/DepositSection/DepositSection.tsx';
import { deposit } from './index.ts';

/** The section `depositv2` of the member centre. */
export const section: RouteModule = { features: [lists, deposit], Page: DepositSection };
