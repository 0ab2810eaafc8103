import type { RouteModule } from '../routing/routes.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

export const notFoundPage: RouteModule = { features: [], Page: NotFoundPage };
