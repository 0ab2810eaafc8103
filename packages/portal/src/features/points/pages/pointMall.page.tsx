import type { RouteModule } from '#shared/ports/route.ts';
import { PointMallPage } from '../components/PointMall/PointMallPage.tsx';
import { points } from '../index.ts';

/** The points mall, with a login prompt for visitors. */
export const page: RouteModule = { features: [points], Page: PointMallPage };
