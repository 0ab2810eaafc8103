import { useDesk } from '#shared/desk-context.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { RoomParts } from '#shared/RoomParts.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import { ActivitiesPart } from './ActivitiesPart.tsx';
import { ApplicationsPart } from './ApplicationsPart.tsx';
import { PoolsPart } from './PoolsPart.tsx';
import { MembersPart } from './MembersPart.tsx';
import { parts } from './parts.ts';
import { promotionsTexts as texts } from './promotions.texts.ts';
import { RewardsPart } from './RewardsPart.tsx';

/** A merchant's promotions and rewards, and the members who wait for them. */
export function PromotionsRoom() {
  const { merchant } = useDesk();
  const promotions = useAnswer('promotions', {});
  const waiting = promotions.value?.items.reduce((sum, item) => sum + item.waiting, 0) ?? 0;
  return (
    <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
      <RoomParts parts={parts} texts={texts} waiting={waiting}>
        {(part) => (
          <>
            {part === 'applications' && <ApplicationsPart onDecided={promotions.reload} />}
            {part === 'activities' && <ActivitiesPart promotions={promotions} />}
            {part === 'members' && promotions.value !== null && <MembersPart promotions={promotions.value.items} />}
            {part === 'rewards' && <RewardsPart pools={promotions.value?.pools ?? []} />}
            {part === 'pools' && <PoolsPart promotions={promotions} />}
          </>
        )}
      </RoomParts>
    </RoomFrame>
  );
}
