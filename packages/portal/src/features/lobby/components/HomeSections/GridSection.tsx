import { Children, useId, type ReactNode } from 'react';
import * as styles from './HomeSections.css.ts';

export interface GridSectionProps {
  title: string;
  action: ReactNode;
  isSingle: boolean;
  children: ReactNode;
}

export function GridSection({ title, action, isSingle, children }: GridSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.gridSection} aria-labelledby={titleId}>
      <div className={styles.gridHeader}>
        <h2 className={styles.gridTitle} id={titleId}>
          {title}
        </h2>
        {action}
      </div>
      {isSingle ? (
        children
      ) : (
        <ul className={styles.grid} tabIndex={-1}>
          {Children.map(children, (child) => (
            <li className={styles.gridItem}>{child}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
