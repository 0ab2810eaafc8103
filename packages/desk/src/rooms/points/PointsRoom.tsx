import { Badge } from '@livery/ui/Badge';
import { LinkTabs } from '@livery/ui/Tabs';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useDesk } from '#shared/desk-context.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import { GoodsPart } from './GoodsPart.tsx';
import { parts } from './parts.ts';
import * as styles from './PointsRoom.css.ts';
import { pointsTexts as texts } from './points.texts.ts';
import { RedemptionsPart } from './RedemptionsPart.tsx';

/** What members redeem, and what there is to redeem. */
export function PointsRoom() {
  const { client, merchant } = useDesk();
  const [address] = useSearchParams();
  const part = parts.find((each) => each === address.get('part')) ?? parts[0];
  const ask = useCallback((signal: AbortSignal) => client.goods(merchant.code, signal), [client, merchant]);
  const goods = useAnswer(ask);
  const waiting = goods.value?.items.reduce((sum, item) => sum + item.waiting, 0) ?? 0;
  return (
    <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
      <LinkTabs
        label={texts.partsLabel}
        items={parts.map((id) => ({
          id,
          label: texts.parts[id],
          href: `?part=${id}`,
          ...(id === 'redemptions' && waiting > 0 ? { detail: <Badge tone="accent">{String(waiting)}</Badge> } : {}),
        }))}
        current={part}
        render={({ href, ...props }) => <Link {...props} to={href} />}
      />
      <div className={styles.part}>
        {part === 'redemptions' ? <RedemptionsPart onDecided={goods.reload} /> : <GoodsPart goods={goods} />}
      </div>
    </RoomFrame>
  );
}
