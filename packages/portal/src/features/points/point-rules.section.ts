import type { RouteModule } from '#shared/ports/route.ts';
import { PointRules } from './components/PointRules/PointRules.tsx';
import { points } from './index.ts';

/** The section `pointRules` of the member centre. */
export const section: RouteModule = { features: [points], Page: PointRules };
