import { Icon } from '../Icon/Icon.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { pageWindow } from './page-window.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  /** Number of pages; with fewer than two nothing is drawn. */
  total: number;
  onChange: (page: number) => void;
  labels: {
    /** Name of the navigation. */
    nav: string;
    previous: string;
    next: string;
    /** Name of a page's button. */
    page: (page: number) => string;
  };
  /** Pages always shown at both ends; 2 unless told. */
  margin?: number | undefined;
  /** Pages shown round the current one; 3 unless told. */
  range?: number | undefined;
}

export function Pagination({ page, total, onChange, labels, margin = 2, range = 3 }: PaginationProps) {
  if (total < 2) return null;
  const go = (target: number) => {
    if (target >= 1 && target <= total && target !== page) onChange(target);
  };
  return (
    <nav className={styles.pagination} aria-label={labels.nav}>
      <button type="button" className={styles.previous} aria-disabled={page <= 1 || undefined} onClick={() => go(page - 1)}>
        <Icon icon={ChevronLeftIcon} size="small" />
        <VisuallyHidden>{labels.previous}</VisuallyHidden>
      </button>
      <ul className={styles.list}>
        {pageWindow({ page, total, margin, range }).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <button
                type="button"
                className={styles.page}
                aria-label={labels.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => go(entry)}
              >
                {entry}
              </button>
            </li>
          ),
        )}
      </ul>
      <button type="button" className={styles.next} aria-disabled={page >= total || undefined} onClick={() => go(page + 1)}>
        <Icon icon={ChevronRightIcon} size="small" />
        <VisuallyHidden>{labels.next}</VisuallyHidden>
      </button>
    </nav>
  );
}
