import type { RouteModule } from '#shared/ports/route.ts';
import { TransferFund } from './components/TransferFund/TransferFund.tsx';
import { transfer } from './index.ts';

/** The section `transferFund` of the member centre. */
export const section: RouteModule = { features: [transfer], Page: TransferFund };
