import type { RouteModule } from '#shared/ports/route.ts';
import { TransferDownline } from './components/TransferDownline/TransferDownline.tsx';
import { transfer } from './index.ts';

/** The section `transferDownline` of the agent centre. */
export const section: RouteModule = { features: [transfer], Page: TransferDownline };
