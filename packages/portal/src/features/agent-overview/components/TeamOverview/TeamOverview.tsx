import { useTranslation } from 'react-i18next';
import { Skeleton } from '@livery/ui/Skeleton';
import type { TeamOverview as Overview } from '@livery/contract/shapes';
import { countDays } from '@livery/contract/zoned-days';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { periodParam } from '#shared/lists/list-address.ts';
import { spanOf } from '#shared/lists/period.rules.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { FiguresUntil } from '#shared/team/FiguresUntil.tsx';
import { section } from '#shared/team/team.css.ts';
import { teamPaths, withQuery } from '#shared/team/team-paths.ts';
import { useToday } from '#shared/time/use-today.ts';
import { overviewRead } from '../../agent-overview.reads.ts';
import { DayCharts } from './DayCharts.tsx';
import { Earnings } from './Earnings.tsx';
import { GameTypes } from './GameTypes.tsx';
import { Tile } from './Tile.tsx';
import * as styles from './TeamOverview.css.ts';

const counts = ['members', 'agents', 'direct'] as const;
const amounts = ['deposits', 'withdrawals', 'validStake', 'net', 'bonuses', 'rebates', 'fees', 'income'] as const;

/** The lists of members that a figure leads to. */
const lists = { joined: 'joined', active: 'active', firstDeposits: 'firstDeposit' } as const;

/** What the team did in a period, beside as many days before it. */
export function TeamOverview() {
  const { t } = useTranslation('agent-overview');
  const today = useToday();
  const { values, choose } = useListAddress({ period: periodParam('today', today) });
  const span = spanOf(values.period, today);
  const overview = useRead(overviewRead, span);
  return (
    <div className={section}>
      <Earnings />
      <ListFilters period={values.period} today={today} onPeriod={(period) => choose({ period })} />
      <Loaded of={overview} onRetry={overview.retry} label={t('loading')} skeleton={<OverviewSkeleton />}>
        {(answer) => <Figures answer={answer} />}
      </Loaded>
    </div>
  );
}

function Figures({ answer }: { answer: Overview }) {
  const { t } = useTranslation('agent-overview');
  const { team, period, before, days, gameTypes, until } = answer;
  const length = countDays(period.from, period.to);
  const membersBy = (name: keyof typeof lists) => {
    const days = `${period.from}..${period.to}`;
    return withQuery(teamPaths.downline, name === 'joined' ? { sort: '-joined', period: days } : { activity: lists[name], period: days });
  };
  return (
    <>
      <FiguresUntil until={until} />
      <section>
        <h2 className={styles.title}>{t('now')}</h2>
        <div className={styles.now}>
          {counts.map((name) => (
            <Tile key={name} name={name} value={team[name]} />
          ))}
        </div>
      </section>
      <section>
        <h2 className={styles.title}>{t('period')}</h2>
        <div className={styles.tiles}>
          {(['joined', 'active', 'firstDeposits'] as const).map((name) => (
            <Tile
              key={name}
              name={name}
              value={period[name]}
              before={{ value: before[name], days: length }}
              list={period[name] === 0 ? undefined : membersBy(name)}
            />
          ))}
          {amounts.map((name) => (
            <Tile key={name} name={name} value={period[name]} before={{ value: before[name], days: length }} isMoney />
          ))}
        </div>
      </section>
      {days.length > 1 && <DayCharts days={days} />}
      <GameTypes lines={gameTypes} totals={period} />
    </>
  );
}

function OverviewSkeleton() {
  return (
    <div className={styles.skeletonTiles}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.tile}>
          <Skeleton width="half" />
          <Skeleton shape="title" width="long" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
