import type { RouteModule } from '#shared/ports/route.ts';
import { RewardCentre } from './components/RewardCentre/RewardCentre.tsx';
import { rewards } from './index.ts';

/** The section `rewardCenter` of the member centre. */
export const section: RouteModule = { features: [rewards], Page: RewardCentre };
