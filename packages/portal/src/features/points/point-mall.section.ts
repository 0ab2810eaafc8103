import type { RouteModule } from '#shared/ports/route.ts';
import { PointMall } from './components/PointMall/PointMall.tsx';
import { points } from './index.ts';

/** The section `pointMall` of the member centre. */
export const section: RouteModule = { features: [points], Page: PointMall };
