import { CursorPager } from '@livery/ui/CursorPager';
import type { AnchorProps } from '@livery/ui/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListPages, PageAddress } from './use-list-address.ts';

export interface ListPagerProps {
  pages: ListPages;
  /** The `next` of the page in sight; null on the last one. */
  next: string | null;
}

/** Ways to the neighbours of a page, as links. */
export function ListPager({ pages, next }: ListPagerProps) {
  const { t } = useTranslation('lists');
  return (
    <CursorPager
      label={t('pages.label')}
      previous={{ label: t('pages.previous'), link: linkTo(pages.previous), none: t('pages.noPrevious') }}
      next={{ label: t('pages.next'), link: linkTo(pages.next(next)), none: t('pages.noNext') }}
      position={pages.number === undefined ? undefined : t('pages.position', { page: pages.number })}
    />
  );
}

function linkTo(page: PageAddress | null) {
  if (page === null) return null;
  return (props: AnchorProps) => <Link {...props} to={{ search: page.search }} state={page.state} preventScrollReset />;
}
