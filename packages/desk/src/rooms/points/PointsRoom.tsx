import { useDesk } from '#shared/desk-context.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { RoomParts } from '#shared/RoomParts.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import { GoodsPart } from './GoodsPart.tsx';
import { parts } from './parts.ts';
import { pointsTexts as texts } from './points.texts.ts';
import { RedemptionsPart } from './RedemptionsPart.tsx';

/** Redemptions by members, and the goods on offer. */
export function PointsRoom() {
  const { merchant } = useDesk();
  const goods = useAnswer('goods', {});
  const waiting = goods.value?.items.reduce((sum, item) => sum + item.waiting, 0) ?? 0;
  return (
    <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
      <RoomParts parts={parts} texts={texts} waiting={waiting}>
        {(part) => (part === 'redemptions' ? <RedemptionsPart onDecided={goods.reload} /> : <GoodsPart goods={goods} />)}
      </RoomParts>
    </RoomFrame>
  );
}
