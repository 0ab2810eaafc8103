import { home } from '#features/home/index.ts';
import { launch } from '#features/launch/index.ts';
import { lobby } from '#features/lobby/index.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { HomePage } from './HomePage.tsx';

/** The home page is assembled here, because a feature never imports another. */
export const page: RouteModule = { features: [home, lobby, launch], Page: HomePage };
