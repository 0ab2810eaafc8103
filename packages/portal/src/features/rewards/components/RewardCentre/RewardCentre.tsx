import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { GiftIcon, ReceiptIcon, SparklesIcon, TicketIcon } from '@livery/ui/icons';
import { Tabs } from '@livery/ui/Tabs';
import { choiceParam } from '#shared/lists/list-address.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import type { WaitingReward, WaitingWorth } from '#shared/ports/waiting.ts';
import { useRead, type ReadView } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { centreRead } from '../../rewards.reads.ts';
import { selectTaken } from '../../rewards.state.ts';
import { useWaitingHere } from '../../use-waiting-here.ts';
import { ActivitiesTab } from '../../promotions/ActivitiesTab/ActivitiesTab.tsx';
import { HistoryTab } from '../HistoryTab/HistoryTab.tsx';
import { TicketsTab } from '../TicketsTab/TicketsTab.tsx';
import { InboxTab } from '../../waiting/InboxTab/InboxTab.tsx';
import * as styles from './RewardCentre.css.ts';

const tabs = ['waiting', 'tickets', 'activities', 'history'] as const;
const icons = { waiting: GiftIcon, tickets: TicketIcon, activities: SparklesIcon, history: ReceiptIcon };
const contents = { tickets: TicketsTab, activities: ActivitiesTab, history: HistoryTab };

interface RewardCentreProps {
  /** The member's pending items in other features. */
  others: readonly ReadView<readonly WaitingReward[]>[];
  points: WaitingWorth | null;
}

/** Rewards, ticket draws, activities and history. The address selects the tab. */
export function RewardCentre({ others, points }: RewardCentreProps) {
  const { t } = useTranslation('rewards');
  const { value: centre } = useRead(centreRead, {});
  const { values, choose } = useListAddress({ tab: choiceParam(tabs, 'waiting') });
  const sources = [...useWaitingHere(), ...others];
  const taken = useAppSelector(selectTaken);
  const waiting = sources.flatMap(({ value = [] }) => value).filter(({ id }) => !taken.includes(id)).length;
  const counts = { waiting, tickets: centre?.tickets.length ?? 0, activities: 0, history: 0 };
  const items = tabs.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    icon: icons[id],
    detail: counts[id] > 0 ? <Badge tone="accent">{counts[id]}</Badge> : undefined,
  }));
  const Content = values.tab === 'waiting' ? null : contents[values.tab];
  return (
    <div className={styles.centre}>
      <Tabs
        label={t('title')}
        items={items}
        value={values.tab}
        onChange={(id) => choose({ tab: tabs.find((tab) => tab === id) ?? 'waiting' })}
      >
        {Content === null ? <InboxTab sources={sources} points={points} /> : <Content />}
      </Tabs>
    </div>
  );
}
