import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { BettingRecord } from './components/BettingRecord/BettingRecord.tsx';
import { records } from './index.ts';

/** The section `personalHistoryCopy` of the member centre. */
export const section: RouteModule = { features: [lists, records], Page: BettingRecord };
