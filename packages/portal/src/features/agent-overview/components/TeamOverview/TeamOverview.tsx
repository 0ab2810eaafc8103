import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@livery/ui/Skeleton';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import type { TeamOverview as Overview } from '@livery/contract/shapes';
import { countDays, type Day } from '@livery/contract/zoned-days';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { periodParam } from '#shared/lists/list-address.ts';
import { spanOf } from '#shared/lists/period.rules.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { estimateRead } from '#shared/earnings/estimate-read.ts';
import { ReadFailure } from '#shared/reads/ReadFailure.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { FiguresUntil } from '#shared/team/FiguresUntil.tsx';
import { section, until } from '#shared/team/team.css.ts';
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

/** The team's figures in a period, compared with the same number of days before. */
export function TeamOverview() {
  const { t } = useTranslation('agent-overview');
  const today = useToday();
  const { values, choose } = useListAddress({ period: periodParam('today', today) });
  const span = spanOf(values.period, today);
  const overview = useRead(overviewRead, span);
  const estimate = useRead(estimateRead, {});
  // Both load at once. They render in slices, so that taps are handled in between.
  if (!useDeferredValue(true, false)) return null;
  const isComing = overview.value === undefined && overview.status !== 'failed';
  return (
    <div className={section}>
      <Earnings estimate={estimate} />
      <ListFilters period={values.period} today={today} onPeriod={(period) => choose({ period })} />
      <div aria-busy={isComing}>
        <output>
          <VisuallyHidden>{isComing && t('loading')}</VisuallyHidden>
        </output>
        {overview.value === undefined && overview.status === 'failed' ? (
          <ReadFailure failure={overview.failure} onRetry={overview.retry} />
        ) : (
          <Figures answer={overview.value} span={span} />
        )}
      </div>
    </div>
  );
}

interface FiguresProps {
  /** Undefined until loaded. All space is already reserved. */
  answer: Overview | undefined;
  span: { from: Day; to: Day };
}

function Figures({ answer: latest, span }: FiguresProps) {
  const { t } = useTranslation('agent-overview');
  const answer = useDeferredValue(latest);
  const { team, period, before } = answer ?? {};
  const { from, to } = period ?? span;
  const length = countDays(from, to);
  const membersBy = (name: keyof typeof lists) => {
    if (period === undefined || period[name] === 0) return '';
    const days = `${period.from}..${period.to}`;
    return withQuery(teamPaths.downline, name === 'joined' ? { sort: '-joined', period: days } : { activity: lists[name], period: days });
  };
  return (
    <div className={section}>
      {answer === undefined ? (
        <p className={until}>
          <span className={styles.line}>
            <Skeleton shape="title" width="half" />
          </span>
        </p>
      ) : (
        <FiguresUntil until={answer.until} />
      )}
      <section>
        <h2 className={styles.title}>{t('now')}</h2>
        <div className={styles.now}>
          {counts.map((name) => (
            <Tile key={name} name={name} value={team?.[name]} />
          ))}
        </div>
      </section>
      <section>
        <h2 className={styles.title}>{t('period')}</h2>
        <div className={styles.tiles}>
          {(['joined', 'active', 'firstDeposits'] as const).map((name) => (
            <Tile key={name} name={name} value={period?.[name]} days={length} before={before?.[name]} list={membersBy(name)} />
          ))}
          {amounts.map((name) => (
            <Tile key={name} name={name} value={period?.[name]} days={length} before={before?.[name]} isMoney />
          ))}
        </div>
      </section>
      {length > 1 && (answer === undefined ? <ChartRoom /> : <DayCharts days={answer.days} />)}
      {answer !== undefined && <GameTypes lines={answer.gameTypes} totals={answer.period} />}
    </div>
  );
}

function ChartRoom() {
  return (
    <div className={styles.chartRoom}>
      <Skeleton shape="block" />
    </div>
  );
}
