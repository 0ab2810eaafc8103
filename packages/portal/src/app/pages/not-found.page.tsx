import type { RouteModule } from '#shared/ports/route.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export const page: RouteModule = { features: [], Page: NotFoundPage };
