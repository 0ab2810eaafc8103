import type { RouteModule } from '#shared/ports/route.ts';
import { PromotionsPage } from '../promotions/PromotionsPage/PromotionsPage.tsx';
import { rewards } from '../index.ts';

/** All promotions, each with its own address. */
export const page: RouteModule = { features: [rewards], Page: PromotionsPage };
