import type { RouteModule } from '#shared/ports/route.ts';
import { SecurityCenter } from './components/SecurityCenter/SecurityCenter.tsx';
import { account } from './index.ts';

/** The section `securityCenter` of the member centre. */
export const section: RouteModule = { features: [account], Page: SecurityCenter };
