import type { Promotion, RewardCentre } from '@livery/contract/shapes';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectAccount } from '#shared/facts/viewer.slice.ts';
import type { WaitingReward } from '#shared/ports/waiting.ts';
import { mapView } from '#shared/reads/together.ts';
import { useRead, type ReadView } from '#shared/reads/use-read.ts';
import { promotionClaimed } from './promotions/promotions.slice.ts';
import { centreRead, promotionsRead } from './rewards.reads.ts';
import { rewardClaimed } from './rewards.slice.ts';

/** Claimable rewards and promotions. An approved prize is already among the rewards. */
export function useWaitingHere(): readonly ReadView<readonly WaitingReward[]>[] {
  const vipLevel = useAppSelector(selectAccount)?.vipLevel ?? 0;
  return [
    mapView(useRead(centreRead, {}), ({ waiting }) => waiting.map(waitingReward)),
    mapView(useRead(promotionsRead, {}), ({ items }) =>
      items.filter(({ state, rule }) => state === 'claim' && rule.vipLevel <= vipLevel).map(waitingPrize),
    ),
  ];
}

function waitingReward({ id, title, prize, expiresAt }: RewardCentre['waiting'][number]): WaitingReward {
  const command = rewardClaimed({ rewardId: id });
  return { id: `reward ${id}`, title, prize, until: expiresAt, command, place: { name: 'claimRaffle', target: id } };
}

function waitingPrize({ id, title, prize, endsAt }: Promotion): WaitingReward {
  const command = promotionClaimed({ promotionId: id });
  return { id: `promotion ${id}`, title, prize, until: endsAt, command, place: { name: 'claimPromotion', target: id } };
}
