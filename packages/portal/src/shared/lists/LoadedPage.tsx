import type { ComponentProps } from 'react';
import { Loaded } from '../reads/Loaded.tsx';
import type { ReadView } from '../reads/use-read.ts';
import { PageFailure } from './PageFailure.tsx';
import type { ListPages } from './use-list-address.ts';

interface LoadedPageProps<Page> extends Pick<ComponentProps<typeof Loaded<Page>>, 'skeleton' | 'label' | 'children'> {
  page: ReadView<Page>;
  pages: ListPages;
}

/** A page of a list that is not a table: a skeleton while loading, then its rows, or a retry if it fails. */
export function LoadedPage<Page>({ page, pages, ...rest }: LoadedPageProps<Page>) {
  if (page.value === undefined && page.status === 'failed') {
    return <PageFailure failure={page.failure} pages={pages} onRetry={page.retry} />;
  }
  return <Loaded {...rest} of={page} onRetry={page.retry} />;
}
