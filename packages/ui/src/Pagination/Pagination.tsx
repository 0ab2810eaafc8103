import type { ReactElement, ReactNode } from 'react';
import type { AnchorProps } from '../Button/Button.tsx';
import { Icon, type IconNode } from '../Icon/Icon.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { pageWindow } from './page-window.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  /** The number of pages. With fewer than two, nothing is rendered. */
  total: number;
  /** Renders the link to a page, e.g. `(page, props) => <Link {...props} to={addressOf(page)} />`. */
  renderLink: (page: number, props: AnchorProps) => ReactElement;
  labels: {
    /** The name of the navigation. */
    nav: string;
    previous: string;
    next: string;
    /** The name of a page's link. */
    page: (page: number) => string;
  };
  /** Pages always shown at both ends. 2 by default. */
  margin?: number | undefined;
  /** Pages shown around the current one. 3 by default. */
  range?: number | undefined;
}

export function Pagination({ page, total, renderLink, labels, margin = 2, range = 3 }: PaginationProps) {
  if (total < 2) return null;
  const step = (target: number, className: string, children: ReactNode) =>
    target >= 1 && target <= total ? (
      renderLink(target, { className, children })
    ) : (
      <span className={className} aria-hidden="true">
        {children}
      </span>
    );
  const near = new Set(pageWindow({ page, total, margin: 1, range: 1 }));
  return (
    <nav className={styles.pagination} aria-label={labels.nav}>
      {step(page - 1, styles.previous, <StepFace icon={ChevronLeftIcon} label={labels.previous} />)}
      <ul className={styles.list}>
        {pageWindow({ page, total, margin, range }).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry} className={near.has(entry) ? styles.near : styles.far}>
              {renderLink(entry, {
                className: styles.page,
                'aria-label': labels.page(entry),
                'aria-current': entry === page ? 'page' : undefined,
                children: entry,
              })}
            </li>
          ),
        )}
      </ul>
      {step(page + 1, styles.next, <StepFace icon={ChevronRightIcon} label={labels.next} />)}
    </nav>
  );
}

function StepFace({ icon, label }: { icon: IconNode; label: string }) {
  return (
    <>
      <Icon icon={icon} size="small" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
