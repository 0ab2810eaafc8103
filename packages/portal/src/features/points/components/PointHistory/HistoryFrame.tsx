import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { EmptyState } from '@livery/ui/EmptyState';
import { ErrorState } from '@livery/ui/ErrorState';
import type { Failure } from '#api/api-failure.ts';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { ListPager } from '#shared/lists/ListPager.tsx';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { PointCoin } from '../PointCoin/PointCoin.tsx';
import type { HistoryAddress } from './PointHistory.tsx';
import * as styles from './PointHistory.css.ts';

interface HistoryFrameProps<Row> {
  address: HistoryAddress;
  caption: string;
  columns: readonly Column<Row>[];
  /** Null while it is on its way, or did not come. */
  answer: { items: readonly Row[]; next: string | null } | null;
  failure: Failure | null;
  rowKey: (row: Row) => string;
  onRetry: () => void;
  none: { sentence: string; action: string; to: string };
  isFiltered: boolean;
  /** What else it is chosen by. */
  children: ReactNode;
}

/** A list with its days: rows on wide screens, cards on narrow ones. */
export function HistoryFrame<Row>(props: HistoryFrameProps<Row>) {
  const { address, caption, columns, answer, failure, rowKey, onRetry, none, isFiltered, children } = props;
  const { t } = useTranslation(['points', 'common']);
  const errorText = useErrorText();
  const { values, today, pages, choose } = address;
  const empty = isFiltered ? (
    <EmptyState
      drawing={<PointCoin />}
      sentence={t('history.filtered')}
      action={<Button onClick={() => choose({ period: '30d', state: 'all', kind: 'all' })}>{t('history.reset')}</Button>}
    />
  ) : (
    <EmptyState
      drawing={<PointCoin />}
      sentence={none.sentence}
      action={
        <ButtonLink variant="action" render={(link) => <Link {...link} to={none.to} />}>
          {none.action}
        </ButtonLink>
      }
    />
  );
  return (
    <div className={styles.content}>
      <ListFilters period={values.period} today={today} onPeriod={(period) => choose({ period })}>
        {children}
      </ListFilters>
      <DataTable
        caption={caption}
        captionHidden
        columns={columns}
        rows={answer?.items ?? null}
        rowKey={rowKey}
        loading={answer === null && failure === null ? t('common:shell.loading') : undefined}
        failure={
          answer === null && failure !== null ? (
            <ErrorState sentence={errorText(failure.code)} retryLabel={t('common:actions.retry')} onRetry={onRetry} />
          ) : undefined
        }
        empty={empty}
        after={answer !== null && answer.items.length > 0 ? <ListPager pages={pages} next={answer.next} /> : undefined}
      />
    </div>
  );
}
