import { missions } from '#features/missions/index.ts';
import { useWaitingMissions } from '#features/missions/use-waiting-missions.ts';
import { points } from '#features/points/index.ts';
import { useWaitingPoints } from '#features/points/use-waiting-points.ts';
import { rebate } from '#features/rebate/index.ts';
import { useWaitingRebate } from '#features/rebate/use-waiting-rebate.ts';
import { RewardCentre } from '#features/rewards/components/RewardCentre/RewardCentre.tsx';
import { rewards } from '#features/rewards/index.ts';
import { vip } from '#features/vip/index.ts';
import { useWaitingLevels } from '#features/vip/use-waiting-levels.ts';
import type { RouteModule } from '#shared/ports/route.ts';

/** The section `rewardCenter` of the member centre: one inbox for the rewards of all features. */
export const section: RouteModule = { features: [rewards, vip, missions, rebate, points], Page: Rewards };

function Rewards() {
  return <RewardCentre others={[useWaitingLevels(), useWaitingMissions(), useWaitingRebate()]} points={useWaitingPoints()} />;
}
