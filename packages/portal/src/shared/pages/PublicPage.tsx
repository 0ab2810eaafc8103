import type { ReactNode } from 'react';
import * as styles from './PublicPage.css.ts';

interface PublicPageProps {
  title: string;
  lead: string;
  /** Below the lead, on the band: a search or a link. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A public page: title and lead on the brand's band, content below. */
export function PublicPage({ title, lead, extra, children }: PublicPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.headInner}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {extra !== undefined && <div className={styles.extra}>{extra}</div>}
        </div>
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
