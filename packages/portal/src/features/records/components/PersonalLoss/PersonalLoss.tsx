import { useTranslation } from 'react-i18next';
import type { LossLine } from '@livery/contract/shapes';
import type { DaySpan } from '@livery/contract/zoned-days';
import { BarChart } from '@livery/ui/BarChart';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { Disclosure } from '@livery/ui/Disclosure';
import { Icon } from '@livery/ui/Icon';
import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { Tabs } from '@livery/ui/Tabs';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { spanOf } from '#shared/lists/period.rules.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useChartMoney } from '#shared/money/use-chart-money.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { groupLines, netByDay, outcomeOf, type LossGroup, type LossSums } from '../../loss.rules.ts';
import { lossParams } from '../../record-params.rules.ts';
import { lossRead } from '../../records.reads.ts';
import { useToday } from '#shared/time/use-today.ts';
import { Money } from '#shared/money/Money.tsx';
import { GameTypeSelect } from '#shared/lists/GameTypeSelect.tsx';
import { RecordEmpty } from '../RecordList/RecordEmpty.tsx';
import { record } from '../RecordList/RecordList.css.ts';
import { useDayText } from '#shared/time/use-day-text.ts';
import * as styles from './PersonalLoss.css.ts';

const marks = { won: ArrowUpIcon, lost: ArrowDownIcon, even: MinusIcon };

/** The member's wins and losses, by day and game type. */
export function PersonalLoss() {
  const { t } = useTranslation('records');
  const today = useToday();
  const language = useAppSelector(selectLanguage);
  const { values, choose, reset, isChanged } = useListAddress(lossParams(today));
  const { period, game, by } = values;
  const span = spanOf(period, today);
  const filter = { ...span, ...(game === '' ? {} : { gameType: game }) };
  const loss = useRead(lossRead, filter);
  return (
    <div className={record}>
      <ListFilters
        period={period}
        today={today}
        onPeriod={(next) => choose({ period: next })}
        file={{ file: 'lossFile', query: { ...filter, language } }}
      >
        <GameTypeSelect value={game} types={loss.value?.gameTypes ?? []} onChange={(code) => choose({ game: code })} />
      </ListFilters>
      <Loaded of={loss} onRetry={loss.retry} label={t('loss.loading')} skeleton={<LossSkeleton />}>
        {(answer) =>
          answer.lines.length === 0 ? (
            <RecordEmpty none={t('loss.none')} filtered={t('loss.filtered')} isFiltered={isChanged} onReset={reset} />
          ) : (
            <>
              <Outcome totals={answer.totals} />
              <DayChart lines={answer.lines} span={span} />
              <Tabs
                label={t('loss.by')}
                items={[
                  { id: 'type', label: t('loss.byType') },
                  { id: 'day', label: t('loss.byDay') },
                ]}
                value={by}
                onChange={(id) => choose({ by: id as typeof by })}
              >
                <LossTable groups={groupLines(answer.lines, by)} by={by} totals={answer.totals} />
              </Tabs>
            </>
          )
        }
      </Loaded>
      <Disclosure label={t('loss.definitionTitle')}>{t('loss.definition')}</Disclosure>
    </div>
  );
}

/** The result as a word, an icon and a sign, never by colour only. */
function Outcome({ totals }: { totals: LossSums }) {
  const { t } = useTranslation('records');
  const outcome = outcomeOf(totals.net);
  return (
    <section className={styles.card}>
      <div className={styles.outcome}>
        <span className={styles.mark({ outcome })}>
          <Icon icon={marks[outcome]} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.said}>{t(`loss.${outcome}`)}</h2>
          <Money amount={totals.net} isSigned hasSymbol size="huge" />
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact name={t('loss.staked')}>
          <Money amount={totals.stake} size="medium" />
        </Fact>
        <Fact name={t('loss.paid')}>
          <Money amount={totals.payout} size="medium" />
        </Fact>
        <Fact name={t('loss.bets')}>{totals.count}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.fact}>{children}</dd>
    </div>
  );
}

function DayChart({ lines, span }: { lines: readonly LossLine[]; span: DaySpan }) {
  const { t } = useTranslation('records');
  const dayText = useDayText();
  const { symbol, writeSigned, writeTick } = useChartMoney();
  return (
    <section className={styles.card}>
      <BarChart
        caption={t('loss.chart', { currency: symbol })}
        tableLabel={t('loss.chartTable')}
        pointLabel={t('loss.day')}
        valueLabel={t('loss.net')}
        bars={netByDay(lines, span).map(({ day, net }) => ({ label: dayText(day), value: net }))}
        format={writeSigned}
        formatTick={writeTick}
      />
    </section>
  );
}

function LossTable({ groups, by, totals }: { groups: readonly LossGroup[]; by: 'type' | 'day'; totals: LossSums }) {
  const { t } = useTranslation('records');
  const dayText = useDayText();
  const columns: Column<LossGroup>[] = [
    {
      id: 'name',
      label: t(by === 'day' ? 'loss.day' : 'loss.type'),
      isTitle: true,
      cell: ({ name }) => (by === 'day' ? dayText(name) : name),
    },
    { id: 'count', label: t('loss.bets'), align: 'end', cell: ({ count }) => count, total: totals.count },
    {
      id: 'stake',
      label: t('loss.staked'),
      align: 'end',
      cell: ({ stake }) => <Money amount={stake} />,
      total: <Money amount={totals.stake} />,
    },
    {
      id: 'payout',
      label: t('loss.paid'),
      align: 'end',
      cell: ({ payout }) => <Money amount={payout} />,
      total: <Money amount={totals.payout} />,
    },
    {
      id: 'net',
      label: t('loss.net'),
      align: 'end',
      cell: ({ net }) => <Money amount={net} isSigned />,
      total: <Money amount={totals.net} isSigned />,
    },
  ];
  return (
    <DataTable
      caption={t(by === 'day' ? 'loss.byDay' : 'loss.byType')}
      captionHidden
      columns={columns}
      rows={groups}
      rowKey={({ key }) => key}
      totalLabel={t('loss.total')}
      empty={null}
      cardsBelow="narrow"
    />
  );
}

function LossSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      <Skeleton shape="block" />
    </div>
  );
}
