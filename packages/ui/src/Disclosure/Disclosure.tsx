import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  label: string;
  /** Shown at the end of the row, e.g. a badge. */
  detail?: ReactNode;
  /** Only one with the same name is open at a time. */
  name?: string | undefined;
  /** Open from the start. */
  open?: boolean | undefined;
  /** An id for links. Browsers open the section when a link leads to it. */
  id?: string | undefined;
  children: ReactNode;
}

/** Native `<details>`, so that the browser's search finds its content and it works before hydration. */
export function Disclosure({ label, detail, name, open, id, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={name} open={open} id={id}>
      <summary className={styles.summary}>
        <span className={styles.label}>{label}</span>
        {detail}
        <span className={styles.chevron}>
          <Icon icon={ChevronDownIcon} size="small" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
