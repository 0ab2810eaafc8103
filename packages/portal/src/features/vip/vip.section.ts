import type { RouteModule } from '#shared/ports/route.ts';
import { VipPage } from './components/VipPage/VipPage.tsx';
import { vip } from './index.ts';

/** The section `vip` of the member centre. */
export const section: RouteModule = { features: [vip], Page: VipPage };
