import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { GiftIcon, ReceiptIcon, SparklesIcon, TicketIcon } from '@livery/ui/icons';
import { Tabs } from '@livery/ui/Tabs';
import { choiceParam } from '#shared/lists/list-address.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { centreRead } from '../../rewards.reads.ts';
import { ActivitiesTab } from '../../promotions/ActivitiesTab/ActivitiesTab.tsx';
import { HistoryTab } from '../HistoryTab/HistoryTab.tsx';
import { TicketsTab } from '../TicketsTab/TicketsTab.tsx';
import { WaitingTab } from '../WaitingTab/WaitingTab.tsx';
import * as styles from './RewardCentre.css.ts';

const tabs = ['waiting', 'tickets', 'activities', 'history'] as const;
const icons = { waiting: GiftIcon, tickets: TicketIcon, activities: SparklesIcon, history: ReceiptIcon };
const contents = { waiting: WaitingTab, tickets: TicketsTab, activities: ActivitiesTab, history: HistoryTab };

/** What waits, what can be played with tickets, what there is to take part in, and what was had. The address says which. */
export function RewardCentre() {
  const { t } = useTranslation('rewards');
  const { value: centre } = useRead(centreRead, {});
  const { values, choose } = useListAddress({ tab: choiceParam(tabs, 'waiting') });
  const counts = { waiting: centre?.waiting.length ?? 0, tickets: centre?.tickets.length ?? 0, activities: 0, history: 0 };
  const items = tabs.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    icon: icons[id],
    detail: counts[id] > 0 ? <Badge tone="accent">{counts[id]}</Badge> : undefined,
  }));
  const Content = contents[values.tab];
  return (
    <div className={styles.centre}>
      <Tabs
        label={t('title')}
        items={items}
        value={values.tab}
        onChange={(id) => choose({ tab: tabs.find((tab) => tab === id) ?? 'waiting' })}
      >
        <Content />
      </Tabs>
    </div>
  );
}
