import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import type { Column } from '@livery/ui/DataTable';
import { EmptyState } from '@livery/ui/EmptyState';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { ReadTable } from '#shared/lists/ReadTable.tsx';
import type { ReadView } from '#shared/reads/use-read.ts';
import { PointCoin } from '../PointCoin/PointCoin.tsx';
import type { HistoryAddress } from './PointHistory.tsx';
import * as styles from './PointHistory.css.ts';

interface HistoryFrameProps<Row> {
  address: HistoryAddress;
  caption: string;
  columns: readonly Column<Row>[];
  page: ReadView<{ items: readonly Row[]; next: string | null }>;
  rowKey: (row: Row) => string;
  none: { sentence: string; action: string; to: string };
  isFiltered: boolean;
  /** Other filters. */
  children: ReactNode;
}

/** A list with a date filter: rows on wide screens, cards on narrow ones. */
export function HistoryFrame<Row>(props: HistoryFrameProps<Row>) {
  const { address, caption, columns, page, rowKey, none, isFiltered, children } = props;
  const { t } = useTranslation(['points', 'common']);
  const { values, today, pages, choose } = address;
  const empty = isFiltered ? (
    <EmptyState
      picture={<PointCoin />}
      sentence={t('history.filtered')}
      action={<Button onClick={() => choose({ period: '30d', state: 'all', kind: 'all' })}>{t('history.reset')}</Button>}
    />
  ) : (
    <EmptyState
      picture={<PointCoin />}
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
      <ReadTable
        page={page}
        pages={pages}
        caption={caption}
        columns={columns}
        rowKey={rowKey}
        loading={t('common:shell.loading')}
        empty={empty}
      />
    </div>
  );
}
