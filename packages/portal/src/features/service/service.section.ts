import type { RouteModule } from '#shared/ports/route.ts';
import { ServiceContent } from './components/ServicePage/ServicePage.tsx';
import { service } from './index.ts';

/** The section `service` of the agent centre. */
export const section: RouteModule = { features: [service], Page: ServiceContent };
