import type { RouteModule } from '#shared/ports/route.ts';
import { ServicePage } from '../components/ServicePage/ServicePage.tsx';
import { service } from '../index.ts';

export const page: RouteModule = { features: [service], Page: ServicePage };
