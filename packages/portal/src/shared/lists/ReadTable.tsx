import { DataTable, type DataTableProps } from '@livery/ui/DataTable';
import type { ReadView } from '../reads/use-read.ts';
import { ListPager } from './ListPager.tsx';
import { PageFailure } from './PageFailure.tsx';
import type { ListPages } from './use-list-address.ts';

interface ReadTableProps<Row> extends Omit<DataTableProps<Row>, 'captionHidden' | 'rows' | 'loading' | 'failure' | 'after'> {
  page: ReadView<{ items: readonly Row[]; next: string | null }>;
  pages: ListPages;
  /** The loading text. */
  loading: string;
  isOldestFirst?: boolean;
}

/** A page of a list as a table with loading, empty and error states and its pager. */
export function ReadTable<Row>({ page, pages, loading, isOldestFirst = false, ...table }: ReadTableProps<Row>) {
  const { value } = page;
  return (
    <DataTable
      {...table}
      captionHidden
      rows={value?.items ?? null}
      loading={value === undefined && page.status !== 'failed' ? loading : undefined}
      failure={
        value === undefined && page.status === 'failed' ? (
          <PageFailure failure={page.failure} pages={pages} onRetry={page.retry} />
        ) : undefined
      }
      after={
        value !== undefined && value.items.length > 0 ? (
          <ListPager pages={pages} next={page.isFormer ? null : value.next} isOldestFirst={isOldestFirst} />
        ) : undefined
      }
    />
  );
}
