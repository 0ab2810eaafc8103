import type { RouteModule } from '#shared/ports/route.ts';
import { TransferUpline } from './components/TransferUpline/TransferUpline.tsx';
import { transfer } from './index.ts';

/** The section `transferUpline` of the member centre. */
export const section: RouteModule = { features: [transfer], Page: TransferUpline };
