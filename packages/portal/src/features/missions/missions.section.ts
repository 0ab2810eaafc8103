import type { RouteModule } from '#shared/ports/route.ts';
import { MissionsPage } from './components/MissionsPage/MissionsPage.tsx';
import { missions } from './index.ts';

/** The section `missions` of the member centre. */
export const section: RouteModule = { features: [missions], Page: MissionsPage };
