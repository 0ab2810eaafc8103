import type { RouteModule } from '#shared/ports/route.ts';
import { AppCodes } from './components/AppCodes/AppCodes.tsx';
import { download } from './index.ts';

/** The apps as a part of the site's menu. */
export const sideApps: RouteModule = { features: [download], Page: AppCodes };
