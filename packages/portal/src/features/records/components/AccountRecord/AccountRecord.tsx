import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Movement } from '@livery/contract/shapes';
import { movementTypes } from '@livery/contract/movements';
import type { Column } from '@livery/ui/DataTable';
import { cardsOnly } from '@livery/ui/DataTable.css';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { ListSelect } from '#shared/lists/ListSelect.tsx';
import { ReadTable } from '#shared/lists/ReadTable.tsx';
import { spanOf } from '#shared/lists/period.rules.ts';
import { sortingOf } from '#shared/lists/list-sorting.tsx';
import { isOldestFirst, timeKey } from '#shared/lists/time-order.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { movementParams, searchOfRound } from '../../record-params.rules.ts';
import { movementTotalsRead, movementsRead } from '../../records.reads.ts';
import { useToday } from '#shared/time/use-today.ts';
import { Money } from '#shared/money/Money.tsx';
import { RecordEmpty } from '../RecordList/RecordEmpty.tsx';
import * as styles from '../RecordList/RecordList.css.ts';
import { Subject } from './Subject.tsx';

const pageLength = 20;
/** The section with open rounds. */
const roundPath = '/member/personalHistoryCopy';

/** The member's transactions, each with the balance after it. */
export function AccountRecord() {
  const { t } = useTranslation('records');
  const today = useToday();
  const language = useAppSelector(selectLanguage);
  const address = useListAddress(movementParams(today));
  const { values, pages, choose, reset, isChanged } = address;
  const { period, type, sort } = values;
  const order = isOldestFirst(sort) ? ({ order: 'oldest' } as const) : {};
  const filter = { ...spanOf(period, today), ...(type === 'all' ? {} : { type }) };
  const page = useRead(movementsRead, { ...filter, ...order, limit: pageLength, after: pages.after });
  const sums = useRead(movementTotalsRead, filter).value;
  const columns = useMovementColumns(sums);
  return (
    <div className={styles.record}>
      <ListFilters
        period={period}
        today={today}
        onPeriod={(next) => choose({ period: next })}
        file={{ file: 'transactionFile', query: { ...filter, ...order, language } }}
      >
        <ListSelect
          label={t('filters.type')}
          value={type}
          options={(['all', ...movementTypes] as const).map((each) => ({ value: each, label: t(`types.${each}`) }))}
          onChange={(next) => choose({ type: next as typeof type })}
        />
      </ListFilters>
      <ReadTable
        page={page}
        pages={pages}
        isOldestFirst={isOldestFirst(sort)}
        caption={t('movements.caption')}
        inLines
        columns={columns}
        sorting={sortingOf(address)}
        rowKey={({ id }) => id}
        totalLabel={sums && t('movements.total', { count: sums.count })}
        loading={t('movements.loading')}
        empty={<RecordEmpty none={t('movements.none')} filtered={t('movements.filtered')} isFiltered={isChanged} onReset={reset} />}
      />
    </div>
  );
}

function useMovementColumns(totals: { moneyIn: number; moneyOut: number } | undefined): Column<Movement>[] {
  const { t } = useTranslation('records');
  const dateText = useDateText({ dateStyle: 'short', timeStyle: 'medium' });
  return [
    {
      id: 'what',
      label: t('movements.what'),
      isTitle: true,
      cell: ({ title, bet, about, reason, number, at }) => (
        <span className={styles.name}>
          <span>{bet === null ? title : `${title} · ${bet.game.name}`}</span>
          <span className={styles.note}>
            <span className={cardsOnly}>{dateText(at)} · </span>
            {bet === null ? (
              <>
                {about !== null && (
                  <span>
                    <Subject about={about} /> ·{' '}
                  </span>
                )}
                <span>{t('movements.number', { number })}</span>
              </>
            ) : (
              <Link className={styles.link} to={{ pathname: roundPath, search: searchOfRound('', bet.id) }}>
                {t('round.title', { id: bet.id })}
              </Link>
            )}
            {reason !== null && <span>{` · ${reason}`}</span>}
          </span>
        </span>
      ),
    },
    { id: 'time', sortKey: timeKey, label: t('movements.time'), cell: ({ at }) => dateText(at) },
    { id: 'type', label: t('movements.type'), cell: ({ type }) => t(`types.${type}`) },
    {
      id: 'amount',
      label: t('movements.amount'),
      align: 'end',
      endsLine: true,
      cell: ({ amount }) => <Money amount={amount} isSigned />,
      total: totals !== undefined && (
        <span className={styles.sums}>
          <span>
            <span className={styles.note}>{t('movements.in')}</span> <Money amount={totals.moneyIn} isSigned hasSymbol />
          </span>
          <span>
            <span className={styles.note}>{t('movements.out')}</span> <Money amount={totals.moneyOut} isSigned hasSymbol />
          </span>
        </span>
      ),
    },
    {
      id: 'balance',
      label: t('movements.balance'),
      align: 'end',
      endsLine: true,
      cell: ({ balance }) => (
        <span className={styles.balance}>
          <Money amount={balance} />
        </span>
      ),
    },
  ];
}
