import { CursorPager, type CursorPagerProps } from '@livery/ui/CursorPager';
import type { AnchorProps } from '@livery/ui/Button';
import { Link } from 'react-router-dom';
import type { ListPages, PageAddress } from './use-list-address.ts';

export interface ListPagerProps {
  pages: ListPages;
  /** The `next` of the page in sight; null on the last one. */
  next: string | null;
  texts: Pick<CursorPagerProps, 'label'> & {
    previous: string;
    next: string;
    noPrevious: string;
    noNext: string;
    position: (page: number) => string;
  };
}

/** Ways to the neighbours of a page, as links. */
export function ListPager({ pages, next, texts }: ListPagerProps) {
  return (
    <CursorPager
      label={texts.label}
      previous={{ label: texts.previous, link: linkTo(pages.previous), none: texts.noPrevious }}
      next={{ label: texts.next, link: linkTo(pages.next(next)), none: texts.noNext }}
      position={pages.number === undefined ? undefined : texts.position(pages.number)}
    />
  );
}

function linkTo(page: PageAddress | null) {
  if (page === null) return null;
  return (props: AnchorProps) => <Link {...props} to={{ search: page.search }} state={page.state} preventScrollReset />;
}
