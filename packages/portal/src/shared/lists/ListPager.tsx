import { CursorPager } from '@livery/ui/CursorPager';
import type { AnchorProps } from '@livery/ui/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListPages, PageAddress } from './use-list-address.ts';

export interface ListPagerProps {
  pages: ListPages;
  /** The `next` of the visible page. Null on the last one. */
  next: string | null;
  /** If so, the back link leads to older entries. */
  isOldestFirst?: boolean;
}

/** Links to the previous and next page. */
export function ListPager({ pages, next, isOldestFirst = false }: ListPagerProps) {
  const { t } = useTranslation('lists');
  const newer = { label: t('pages.previous'), none: t('pages.noPrevious') };
  const older = { label: t('pages.next'), none: t('pages.noNext') };
  return (
    <CursorPager
      label={t('pages.label')}
      previous={{ ...(isOldestFirst ? older : newer), link: linkTo(pages.previous) }}
      next={{ ...(isOldestFirst ? newer : older), link: linkTo(pages.next(next)) }}
      position={pages.number === undefined ? undefined : t('pages.position', { page: pages.number })}
    />
  );
}

function linkTo(page: PageAddress | null) {
  if (page === null) return null;
  return (props: AnchorProps) => <Link {...props} to={{ search: page.search }} state={page.state} preventScrollReset />;
}
