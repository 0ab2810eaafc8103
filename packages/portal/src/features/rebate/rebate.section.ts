import type { RouteModule } from '#shared/ports/route.ts';
import { RebatePage } from './components/RebatePage/RebatePage.tsx';
import { rebate } from './index.ts';

/** The section `manualRebate` of the member centre. */
export const section: RouteModule = { features: [rebate], Page: RebatePage };
