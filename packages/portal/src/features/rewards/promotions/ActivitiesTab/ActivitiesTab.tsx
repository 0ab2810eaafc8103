import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Choices } from '@livery/ui/Choices';
import { EmptyState } from '@livery/ui/EmptyState';
import { choiceParam } from '#shared/lists/list-address.ts';
import { ListPager } from '#shared/lists/ListPager.tsx';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { activityFilters, listActivities } from '../promotions.rules.ts';
import { pageOf } from '../promotions-page.rules.ts';
import { promotionsRead } from '../../rewards.reads.ts';
import { useVisitOrder } from '../../waiting/use-visit-order.ts';
import { CardSkeleton } from '../../components/RewardCentre/RewardSkeleton.tsx';
import { RewardArt } from '../../components/RewardArt/RewardArt.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import * as styles from './ActivitiesTab.css.ts';

/** Activities, claimable ones first. */
export function ActivitiesTab() {
  const { t } = useTranslation('rewards');
  const promotions = useRead(promotionsRead, {});
  const { values, choose, reset, pages } = useListAddress({ show: choiceParam(activityFilters, 'all') });
  const listed = useVisitOrder(promotions.value?.items ?? [], (items) => listActivities(items, values.show), values.show);
  return (
    <div className={styles.content}>
      <Choices
        label={t('filters.label')}
        value={values.show}
        options={activityFilters.map((value) => ({ value, label: t(`filters.${value}`) }))}
        onChoose={(chosen) => choose({ show: activityFilters.find((filter) => filter === chosen) ?? 'all' })}
      />
      <Loaded of={promotions} onRetry={promotions.retry} skeleton={<CardSkeleton />}>
        {({ items: all }) => {
          const { items, next } = pageOf(listed, pages.after);
          if (items.length > 0)
            return (
              <>
                <ul className={styles.grid}>
                  {items.map((promotion) => (
                    <ActivityCard key={promotion.id} promotion={promotion} />
                  ))}
                </ul>
                {(next ?? pages.after) !== null && <ListPager pages={pages} next={next} />}
              </>
            );
          return (
            <EmptyState
              picture={<RewardArt kind="bonus" />}
              sentence={t(all.length === 0 ? 'activities.none' : 'activities.filtered')}
              action={all.length > 0 && <Button onClick={reset}>{t('activities.all')}</Button>}
            />
          );
        }}
      </Loaded>
    </div>
  );
}
