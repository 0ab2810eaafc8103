import { CursorPager } from '@livery/ui/CursorPager';
import { Link } from 'react-router-dom';
import type { List, Page } from './use-list.ts';

export interface PagerTexts {
  readonly pages: string;
  readonly first: string;
  readonly next: string;
  readonly isFirst: string;
  readonly isLast: string;
}

/** Links from a page of a list to its first and next pages. */
export function ListPager({ list, texts }: { list: List<string, Page<unknown>>; texts: PagerTexts }) {
  const next = list.answer.value?.next ?? null;
  const linkTo = (address: string) => (props: object) => <Link {...props} to={address} />;
  return (
    <CursorPager
      label={texts.pages}
      previous={{ label: texts.first, link: list.isFirst ? null : linkTo(list.addressOf()), none: texts.isFirst }}
      next={{ label: texts.next, link: next === null ? null : linkTo(list.addressOf({ after: next })), none: texts.isLast }}
    />
  );
}
