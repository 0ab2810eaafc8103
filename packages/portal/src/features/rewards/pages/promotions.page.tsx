import type { RouteModule } from '#shared/ports/route.ts';
import { PromotionsPage } from '../promotions/PromotionsPage/PromotionsPage.tsx';
import { rewards } from '../index.ts';

/** All activities, and each at an address of its own. */
export const page: RouteModule = { features: [rewards], Page: PromotionsPage };
