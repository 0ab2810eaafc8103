import { NotFoundPage } from './pages/NotFoundPage.tsx';
import type { RouteModule } from './routes.tsx';

export const notFoundPage: RouteModule = { features: [], Page: NotFoundPage };
