import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Deposit } from '@livery/contract/shapes';
import type { Day } from '@livery/contract/zoned-days';
import { Badge, type BadgeProps } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import type { Column } from '@livery/ui/DataTable';
import { cardsOnly } from '@livery/ui/DataTable.css';
import { EmptyState } from '@livery/ui/EmptyState';
import { PaymentMark } from '@livery/ui/PaymentMark';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { choiceParam, periodParam } from '#shared/lists/list-address.ts';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { ListSelect } from '#shared/lists/ListSelect.tsx';
import { ReadTable } from '#shared/lists/ReadTable.tsx';
import { spanOf } from '#shared/lists/period.rules.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useToday } from '#shared/time/use-today.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import type { DepositTotals } from '../../deposit.api.ts';
import { depositsRead, totalsRead } from '../../deposit.reads.ts';
import { searchOfDeposit } from '../../deposit.rules.ts';
import * as styles from './DepositList.css.ts';

const pageLength = 10;
const states = ['all', 'open', 'succeeded', 'review', 'failed', 'expired'] as const;
const params = (today: Day) => ({ period: periodParam('30d', today), state: choiceParam(states, 'all') });

/** All deposits, each linked to its page. Filters and page are in the address. */
export function DepositList() {
  const { t } = useTranslation('deposit');
  const titleId = useId();
  const today = useToday();
  const language = useAppSelector(selectLanguage);
  const { values, pages, choose, reset, isChanged } = useListAddress(params(today));
  const { period, state } = values;
  // An unpaid deposit is found whatever its date.
  const hasDays = state !== 'open';
  const filter = { ...(hasDays ? spanOf(period, today) : {}), ...(state === 'all' ? {} : { state }) };
  const page = useRead(depositsRead, { ...filter, limit: pageLength, after: pages.after });
  const totals = useRead(totalsRead, filter).value;
  const columns = useColumns(totals);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {t('list.title')}
      </h2>
      <ListFilters
        period={hasDays ? period : null}
        today={today}
        onPeriod={(next) => choose({ period: next })}
        file={{ file: 'depositFile', query: { ...filter, language } }}
      >
        <ListSelect
          label={t('list.state')}
          value={state}
          options={states.map((each) => ({ value: each, label: t(`list.states.${each}`) }))}
          onChange={(next) => choose({ state: next as typeof state })}
        />
      </ListFilters>
      <ReadTable
        page={page}
        pages={pages}
        caption={t('list.title')}
        cardsBelow="narrow"
        inLines
        columns={columns}
        rowKey={({ id }) => id}
        totalLabel={totals === undefined ? undefined : t('list.total', { count: totals.count })}
        loading={t('list.loading')}
        empty={
          isChanged ? (
            <EmptyState sentence={t('list.filtered')} action={<Button onClick={reset}>{t('list.reset')}</Button>} />
          ) : (
            <EmptyState sentence={t('list.empty')} />
          )
        }
      />
    </section>
  );
}

const tones: Readonly<Record<Deposit['state'], BadgeProps['tone']>> = {
  created: 'neutral',
  pending: 'accent',
  succeeded: 'positive',
  failed: 'negative',
  expired: 'neutral',
  review: 'warning',
};

function useColumns(totals: DepositTotals | undefined): Column<Deposit>[] {
  const { t } = useTranslation('deposit');
  const { search, state: trail } = useLocation() as { search: string; state: unknown };
  const { write } = useAmountFormat(totals?.currency ?? '');
  const instantText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      id: 'what',
      label: t('facts.method'),
      isTitle: true,
      cell: ({ id, kind, createdAt }) => (
        <Link className={styles.link} to={{ search: searchOfDeposit(search, id) }} state={trail}>
          <PaymentMark kind={kind} />
          <span className={styles.name}>
            {t(`kinds.${kind}`)}
            <span className={`${cardsOnly} ${styles.note}`}>{instantText(createdAt)}</span>
          </span>
        </Link>
      ),
    },
    { id: 'opened', label: t('facts.opened'), cell: ({ createdAt }) => instantText(createdAt) },
    {
      id: 'state',
      label: t('list.state'),
      endsLine: true,
      cell: ({ state, reason }) => <Badge tone={tones[state]}>{t(reason === null ? `states.${state}` : 'states.refused')}</Badge>,
    },
    {
      id: 'amount',
      label: t('facts.amount'),
      align: 'end',
      endsLine: true,
      cell: (deposit) => <Money deposit={deposit} />,
      total: totals !== undefined && (
        <span className={styles.sum}>
          <span className={styles.note}>{t('list.credited')}</span> {write(totals.credited)}
        </span>
      ),
    },
  ];
}

function Money({ deposit: { amount, currency } }: { deposit: Deposit }) {
  const { write } = useAmountFormat(currency);
  return <span className={styles.amount}>{write(amount)}</span>;
}
