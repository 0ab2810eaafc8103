import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { DataTable, type DataTableProps } from '@livery/ui/DataTable';
import { EmptyState } from '@livery/ui/EmptyState';
import type { Failure } from '#api/api-failure.ts';
import { ReadFailure } from '../reads/ReadFailure.tsx';
import type { ReadView } from '../reads/use-read.ts';
import { ListPager } from './ListPager.tsx';
import type { ListPages, PageAddress } from './use-list-address.ts';

interface ReadTableProps<Row> extends Omit<DataTableProps<Row>, 'captionHidden' | 'rows' | 'loading' | 'failure' | 'after'> {
  page: ReadView<{ items: readonly Row[]; next: string | null }>;
  pages: ListPages;
  /** What is on its way, in words. */
  loading: string;
  isOldestFirst?: boolean;
}

/** A page of a list as a table: rows that come, are empty or do not come, and the ways to its neighbours. */
export function ReadTable<Row>({ page, pages, loading, isOldestFirst = false, ...table }: ReadTableProps<Row>) {
  const { value } = page;
  const failureOf = (failure: Failure) =>
    isCursorRefused(failure) ? <LostPage first={pages.first} /> : <ReadFailure failure={failure} onRetry={page.retry} />;
  return (
    <DataTable
      {...table}
      captionHidden
      rows={value?.items ?? null}
      loading={value === undefined && page.status !== 'failed' ? loading : undefined}
      failure={value === undefined && page.status === 'failed' ? failureOf(page.failure) : undefined}
      after={
        value !== undefined && value.items.length > 0 ? (
          <ListPager pages={pages} next={page.isFormer ? null : value.next} isOldestFirst={isOldestFirst} />
        ) : undefined
      }
    />
  );
}

function isCursorRefused({ code, fields = {} }: Failure): boolean {
  return code === 'INVALID_REQUEST' && '/after' in fields;
}

/** The address names a page that the list never had, or no longer has. Another try would not find it either. */
function LostPage({ first }: { first: PageAddress }) {
  const { t } = useTranslation('lists');
  return (
    <EmptyState
      sentence={t('pages.lost')}
      action={
        <ButtonLink render={(props) => <Link {...props} to={{ search: first.search }} state={first.state} />}>
          {t('pages.first')}
        </ButtonLink>
      }
    />
  );
}
