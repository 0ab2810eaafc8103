import { useTranslation } from 'react-i18next';
import { teamMovementTypes } from '@livery/contract/team-filters';
import type { TeamMovement } from '@livery/contract/shapes';
import type { Column } from '@livery/ui/DataTable';
import { ListSelect } from '#shared/lists/ListSelect.tsx';
import { sortingOf } from '#shared/lists/list-sorting.tsx';
import { isOldestFirst, timeKey } from '#shared/lists/time-order.ts';
import { Money } from '#shared/money/Money.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { Person } from '#shared/team/Person.tsx';
import { note, person } from '#shared/team/team.css.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { transactionsRead } from '../../agent-reports.reads.ts';
import { transactionsParams } from '../../report-params.rules.ts';
import { pageLength, useReport, whomOf } from '../../use-report.ts';
import { ReportFrame } from '../ReportFrame/ReportFrame.tsx';
import * as styles from './TeamTransactions.css.ts';

/** The team's money movements apart from play. */
export function TeamTransactions() {
  const { t } = useTranslation('agent-reports');
  const { list, today, language, days } = useReport(transactionsParams);
  const { type, sort } = list.values;
  const filter = {
    ...days,
    ...whomOf(list.values),
    ...(type === 'all' ? {} : { type }),
    ...(isOldestFirst(sort) ? ({ order: 'oldest' } as const) : {}),
  };
  const page = useRead(transactionsRead, { ...filter, limit: pageLength, after: list.pages.after });
  return (
    <ReportFrame
      list={list}
      today={today}
      page={page}
      file={{ file: 'teamTransactionFile', query: { ...filter, language } }}
      filters={
        <ListSelect
          label={t('filters.type')}
          value={type}
          options={(['all', ...teamMovementTypes] as const).map((each) => ({ value: each, label: t(`types.${each}`) }))}
          onChange={(next) => list.choose({ type: next as typeof type })}
        />
      }
      caption={t('transactions.caption')}
      loading={t('transactions.loading')}
      none={t('transactions.none')}
      columns={useTransactionColumns(page.value?.totals)}
      sorting={sortingOf(list)}
      isOldestFirst={isOldestFirst(sort)}
      rowKey={({ id }) => id}
      totalLabel={t('transactions.total', { count: page.value?.totals.count ?? 0 })}
    >
      <p className={note}>{t('transactions.note')}</p>
    </ReportFrame>
  );
}

function useTransactionColumns(totals: { moneyIn: number; moneyOut: number } | undefined): Column<TeamMovement>[] {
  const { t } = useTranslation('agent-reports');
  const timeText = useDateText({ dateStyle: 'short', timeStyle: 'medium' });
  return [
    { id: 'member', label: t('member'), isTitle: true, cell: ({ member }) => <Person person={member} /> },
    { id: 'time', sortKey: timeKey, label: t('transactions.time'), cell: ({ at }) => timeText(at) },
    {
      id: 'what',
      label: t('transactions.what'),
      cell: ({ title, number }) => (
        <span className={person}>
          {title}
          <span className={note}>{t('transactions.number', { number })}</span>
        </span>
      ),
    },
    {
      id: 'amount',
      label: t('transactions.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} isSigned />,
      total: totals !== undefined && (
        <dl className={styles.sums}>
          <Sum name={t('transactions.in')} amount={totals.moneyIn} />
          <Sum name={t('transactions.out')} amount={totals.moneyOut} />
        </dl>
      ),
    },
  ];
}

function Sum({ name, amount }: { name: string; amount: number }) {
  return (
    <div className={styles.sum}>
      <dt className={note}>{name}</dt>
      <dd className={styles.amount}>
        <Money amount={amount} isSigned hasSymbol />
      </dd>
    </div>
  );
}
