import type { ReactElement } from 'react';
import { Button, ButtonLink, type AnchorProps } from '../Button/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons.ts';
import * as styles from './CursorPager.css.ts';

/** Renders the link to a page, or null without one. */
type PageLink = ((props: AnchorProps) => ReactElement) | null;

export interface CursorPagerProps {
  label: string;
  previous: { label: string; link: PageLink; none: string };
  next: { label: string; link: PageLink; none: string };
  /** The text for the current position: "Page 3". */
  position?: string | undefined;
}

/** For a list that is paged by cursor, without a known number of pages. Hidden if there is only one page. */
export function CursorPager({ label, previous, next, position }: CursorPagerProps) {
  if (previous.link === null && next.link === null) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      {previous.link === null ? (
        <Button icon={ChevronLeftIcon} disabledReason={previous.none}>
          {previous.label}
        </Button>
      ) : (
        <ButtonLink icon={ChevronLeftIcon} render={previous.link}>
          {previous.label}
        </ButtonLink>
      )}
      {position !== undefined && <span className={styles.position}>{position}</span>}
      {next.link === null ? (
        <Button iconEnd={ChevronRightIcon} disabledReason={next.none}>
          {next.label}
        </Button>
      ) : (
        <ButtonLink iconEnd={ChevronRightIcon} render={next.link}>
          {next.label}
        </ButtonLink>
      )}
    </nav>
  );
}
