import { Badge } from '@livery/ui/Badge';
import { LinkTabs } from '@livery/ui/Tabs';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useDesk } from '#shared/desk-context.ts';
import { RoomFrame } from '#shared/Room.tsx';
import { useAnswer } from '#shared/use-answer.ts';
import { ActivitiesPart } from './ActivitiesPart.tsx';
import { ApplicationsPart } from './ApplicationsPart.tsx';
import { DrawsPart } from './DrawsPart.tsx';
import { parts } from './parts.ts';
import * as styles from './PromotionsRoom.css.ts';
import { promotionsTexts as texts } from './promotions.texts.ts';
import { RewardsPart } from './RewardsPart.tsx';

/** What a merchant gives, and who waits for it. */
export function PromotionsRoom() {
  const { client, merchant } = useDesk();
  const [address] = useSearchParams();
  const part = parts.find((each) => each === address.get('part')) ?? parts[0];
  const ask = useCallback((signal: AbortSignal) => client.promotions(merchant.code, signal), [client, merchant]);
  const promotions = useAnswer(ask);
  const waiting = promotions.value?.items.reduce((sum, item) => sum + item.waiting, 0) ?? 0;
  return (
    <RoomFrame title={texts.title} lead={texts.lead(merchant.name)}>
      <LinkTabs
        label={texts.partsLabel}
        items={parts.map((id) => ({
          id,
          label: texts.parts[id],
          href: `?part=${id}`,
          ...(id === 'applications' && waiting > 0 ? { detail: <Badge tone="accent">{String(waiting)}</Badge> } : {}),
        }))}
        current={part}
        render={({ href, ...props }) => <Link {...props} to={href} />}
      />
      <div className={styles.part}>
        {part === 'applications' && <ApplicationsPart onDecided={promotions.reload} />}
        {part === 'activities' && <ActivitiesPart promotions={promotions} />}
        {part === 'rewards' && <RewardsPart draws={promotions.value?.draws ?? []} />}
        {part === 'draws' && <DrawsPart promotions={promotions} />}
      </div>
    </RoomFrame>
  );
}
