import type { RouteModule } from '#shared/ports/route.ts';
import { PointHistory } from './components/PointHistory/PointHistory.tsx';
import { points } from './index.ts';

/** The section `pointHistory` of the member centre. */
export const section: RouteModule = { features: [points], Page: PointHistory };
