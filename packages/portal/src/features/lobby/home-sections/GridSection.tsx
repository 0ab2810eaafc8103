import { Children, useId, type ReactNode } from 'react';
import { useBrand } from '#shared/pages/brand.tsx';
import { homeListSize } from '../lobby.rules.ts';
import * as styles from './HomeSections.css.ts';

export interface GridSectionProps {
  title: string;
  action: ReactNode;
  isSingle: boolean;
  children: ReactNode;
}

/** Fewer games would leave gaps beside a large one, and more would need a second. */
const fitsSpotlight = (count: number) => count === 5 || count === homeListSize;

export function GridSection({ title, action, isSingle, children }: GridSectionProps) {
  const titleId = useId();
  const { lobby, tile } = useBrand().layout;
  const hasLead = !isSingle && lobby === 'spotlight' && fitsSpotlight(Children.count(children));
  return (
    <section className={styles.gridSection} aria-labelledby={titleId}>
      <div className={styles.gridHeader}>
        <h2 className={styles.gridTitle} id={titleId}>
          {title}
        </h2>
        {hasLead ? <span className={styles.headerAction}>{action}</span> : action}
      </div>
      {isSingle ? (
        children
      ) : (
        <ul className={hasLead ? styles.spotlight[tile] : styles.grid[tile]} tabIndex={-1}>
          {Children.map(children, (child, index) => (
            <li className={hasLead && index === 0 ? styles.lead[tile] : styles.gridItem}>{child}</li>
          ))}
          {hasLead && <li className={styles.onward}>{action}</li>}
        </ul>
      )}
    </section>
  );
}
