import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { GiftIcon, TrophyIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { LinkTabs } from '@livery/ui/Tabs';
import { ButtonLink } from '@livery/ui/Button';
import { choiceParam } from '#shared/lists/list-address.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { EndingCountdown } from '#shared/time/EndingCountdown.tsx';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import type { Timed } from '#shared/time/timed.ts';
import type { Mission, MissionSummary } from '../../missions.api.ts';
import { summaryRead } from '../../missions.reads.ts';
import { Leaderboard } from '../Leaderboard/Leaderboard.tsx';
import { MissionRow } from '../MissionRow/MissionRow.tsx';
import * as styles from './MissionsPage.css.ts';

const params = { view: choiceParam(['missions', 'leaderboard'], 'missions') };

/** Missions of the day and the week, and the week's leaderboard. */
export function MissionsPage() {
  const { t } = useTranslation('missions');
  const { values, searchWith } = useListAddress(params);
  const tabs = [
    { id: 'missions', label: t('tabs.missions'), icon: GiftIcon, href: searchWith({ view: 'missions' }) || '?' },
    { id: 'leaderboard', label: t('tabs.leaderboard'), icon: TrophyIcon, href: searchWith({ view: 'leaderboard' }) },
  ];
  return (
    <div className={styles.page}>
      <LinkTabs
        label={t('tabs.label')}
        items={tabs}
        current={values.view}
        render={({ href, ...props }) => <Link {...props} to={{ search: href }} preventScrollReset />}
      />
      {values.view === 'missions' ? <Missions /> : <Leaderboard />}
    </div>
  );
}

function Missions() {
  const summary = useRead(summaryRead, {});
  return (
    <Loaded of={summary} onRetry={summary.retry} skeleton={<MissionsSkeleton />}>
      {(value) => (value.missions.length === 0 ? <NoMissions /> : <MissionGroups summary={value} onEnd={summary.retry} />)}
    </Loaded>
  );
}

function MissionGroups({
  summary: { missions, claimable, currency, clockOffset },
  onEnd,
}: {
  summary: Timed<MissionSummary>;
  onEnd: () => void;
}) {
  const { t } = useTranslation('missions');
  const groups = (['daily', 'weekly'] as const).map((period) => missions.filter((mission) => mission.period === period));
  return (
    <>
      {claimable > 0 && (
        <p className={styles.waiting}>
          <Icon icon={GiftIcon} />
          {t('waiting', { count: claimable })}
        </p>
      )}
      {groups.map(
        ([first, ...rest]) =>
          first !== undefined && (
            <Group key={first.period} missions={[first, ...rest]} currency={currency} clockOffset={clockOffset} onEnd={onEnd} />
          ),
      )}
    </>
  );
}

interface GroupProps {
  missions: [Mission, ...Mission[]];
  currency: string;
  clockOffset: number;
  onEnd: () => void;
}

function Group({ missions, currency, clockOffset, onEnd }: GroupProps) {
  const { t } = useTranslation('missions');
  const [{ period, endsAt }] = missions;
  return (
    <section className={styles.group} aria-label={t(`periods.${period}`)}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t(`periods.${period}`)}</h2>
        <span className={styles.ends}>
          <EndingCountdown label={t('endsIn')} until={endsAt} clockOffset={clockOffset} onEnd={onEnd} />
        </span>
      </header>
      <ul className={styles.list}>
        {missions.map((mission) => (
          <MissionRow key={mission.id} mission={mission} currency={currency} />
        ))}
      </ul>
    </section>
  );
}

function NoMissions() {
  const { t } = useTranslation('missions');
  return (
    <EmptyState
      picture={<Icon icon={GiftIcon} size="large" />}
      sentence={t('none')}
      action={<ButtonLink render={(props) => <Link {...props} to="/" />}>{t('play')}</ButtonLink>}
    />
  );
}

function MissionsSkeleton() {
  return (
    <div className={styles.list}>
      <Skeleton shape="title" width="short" />
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton shape="circle" />
          <div className={styles.skeletonWords}>
            <Skeleton width="half" />
            <Skeleton width="long" />
          </div>
        </div>
      ))}
    </div>
  );
}
