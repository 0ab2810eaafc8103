import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnchorProps } from '@livery/ui/Button';
import { Button } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import type { Column, Sorting } from '@livery/ui/DataTable';
import type { Day } from '@livery/contract/zoned-days';
import type { FileRequest } from '#shared/lists/files/files.slice.ts';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { ReadTable } from '#shared/lists/ReadTable.tsx';
import type { Period } from '#shared/lists/period.rules.ts';
import type { ListPages } from '#shared/lists/use-list-address.ts';
import type { ReadView } from '#shared/reads/use-read.ts';
import { FiguresUntil } from '#shared/team/FiguresUntil.tsx';
import { Meanings } from '#shared/team/Meanings.tsx';
import { section } from '#shared/team/team.css.ts';
import type { FigureName } from '#shared/team/team-figures.ts';
import { WhomFilters, type Whom } from './WhomFilters.tsx';

interface ReportFrameProps<Row> {
  list: {
    values: { period: Period } & Partial<Whom>;
    pages: ListPages;
    choose: (change: Partial<{ period: Period } & Whom>) => void;
    reset: () => void;
    isChanged: boolean;
  };
  today: Day;
  page: ReadView<{ items: readonly Row[]; next: string | null; until: string }>;
  file?: FileRequest;
  /** The report's other filters. */
  filters?: ReactNode;
  caption: string;
  loading: string;
  none: string;
  columns: readonly Column<Row>[];
  sorting: Sorting;
  isOldestFirst?: boolean;
  rowKey: (row: Row) => string;
  rowLink?: (row: Row, props: AnchorProps) => React.ReactElement;
  totalLabel: string;
  /** A list without figures has none. */
  meanings?: readonly FigureName[];
  /** Shown between the filters and the table. */
  children?: ReactNode;
}

/** A team report: members and days, rows with the totals of all pages, and definitions. */
export function ReportFrame<Row>(props: ReportFrameProps<Row>) {
  const { list, today, page, file, filters, none, totalLabel, meanings, children, ...table } = props;
  const { t } = useTranslation(['agent-reports', 'lists']);
  const { values, pages, choose, reset, isChanged } = list;
  const { level, account } = values;
  return (
    <div className={section}>
      <ListFilters period={values.period} today={today} onPeriod={(period) => choose({ period })} {...(file === undefined ? {} : { file })}>
        {level !== undefined && account !== undefined && <WhomFilters level={level} account={account} onChange={choose} />}
        {filters}
      </ListFilters>
      {children}
      {page.value !== undefined && <FiguresUntil until={page.value.until} />}
      <ReadTable
        {...table}
        page={page}
        pages={pages}
        totalLabel={page.value === undefined ? undefined : totalLabel}
        empty={
          isChanged ? (
            <EmptyState sentence={t('filtered')} action={<Button onClick={reset}>{t('lists:filters.reset')}</Button>} />
          ) : (
            <EmptyState sentence={none} />
          )
        }
      />
      {meanings !== undefined && <Meanings of={meanings} />}
    </div>
  );
}
