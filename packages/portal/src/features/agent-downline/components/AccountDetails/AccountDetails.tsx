import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TeamAccount } from '@livery/contract/shapes';
import { BarChart } from '@livery/ui/BarChart';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Skeleton } from '@livery/ui/Skeleton';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { spanOf } from '#shared/lists/period.rules.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useChartMoney } from '#shared/money/use-chart-money.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { FiguresUntil } from '#shared/team/FiguresUntil.tsx';
import { Meanings } from '#shared/team/Meanings.tsx';
import { section } from '#shared/team/team.css.ts';
import { teamPaths, withQuery } from '#shared/team/team-paths.ts';
import { useDayText } from '#shared/time/use-day-text.ts';
import { useToday } from '#shared/time/use-today.ts';
import { accountRead } from '../../agent-downline.reads.ts';
import { accountParams } from '../../downline-params.rules.ts';
import { Path } from '../Downline/Path.tsx';
import { AccountHead } from './AccountHead.tsx';
import { OwnAndTeam, teamFigures } from './OwnAndTeam.tsx';
import * as styles from './AccountDetails.css.ts';

interface AccountDetailsProps {
  /** The account's terms in the team. */
  terms: (account: TeamAccount) => ReactNode;
}

/** A team account: identity, terms, and the figures of itself and its team. */
export function AccountDetails({ terms }: AccountDetailsProps) {
  const { t } = useTranslation('agent-downline');
  const today = useToday();
  const { values, choose } = useListAddress(accountParams(today));
  const { member, period } = values;
  const account = useRead(accountRead, member === null ? null : { ...spanOf(period, today), member });
  if (member === null) return <NoAccount sentence={t('account.choose')} />;
  if (account.status === 'failed' && account.failure.code === 'NOT_FOUND') return <NoAccount sentence={t('missing')} />;
  return (
    <div className={section}>
      <ListFilters period={period} today={today} onPeriod={(next) => choose({ period: next })} />
      <Loaded of={account} onRetry={account.retry} label={t('account.loading')} skeleton={<AccountSkeleton />}>
        {(answer) => <Account answer={answer} terms={terms(answer)} />}
      </Loaded>
    </div>
  );
}

function Account({ answer, terms }: { answer: TeamAccount; terms: ReactNode }) {
  const { t } = useTranslation('agent-downline');
  const dayText = useDayText();
  const { symbol, write, writeTick } = useChartMoney();
  return (
    <>
      <Path path={answer.path} addressOf={(under) => withQuery(teamPaths.downline, { under: under === null ? null : String(under) })} />
      <AccountHead account={answer} />
      <FiguresUntil until={answer.until} />
      <OwnAndTeam account={answer} />
      {answer.days.length > 1 && answer.days.some(({ validStake }) => validStake !== 0) && (
        <Card>
          <BarChart
            caption={t('account.chart', { currency: symbol })}
            tableLabel={t('account.chartTable')}
            pointLabel={t('account.day')}
            valueLabel={t('columns.own')}
            bars={answer.days.map(({ day, validStake }) => ({ label: dayText(day), value: validStake }))}
            format={write}
            formatTick={writeTick}
          />
        </Card>
      )}
      <Meanings of={teamFigures} />
      {terms}
    </>
  );
}

function Card({ children }: { children: ReactNode }) {
  return <section className={styles.card}>{children}</section>;
}

function NoAccount({ sentence }: { sentence: string }) {
  const { t } = useTranslation('agent-downline');
  const way = (
    <ButtonLink variant="action" render={(props) => <Link {...props} to={teamPaths.downline} />}>
      {t('back')}
    </ButtonLink>
  );
  return <EmptyState sentence={sentence} action={way} />;
}

function AccountSkeleton() {
  return (
    <Card>
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      <Skeleton shape="block" />
    </Card>
  );
}
