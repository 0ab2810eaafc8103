import { Skeleton } from '@livery/ui/Skeleton';
import * as styles from './RewardSkeleton.css.ts';

/** The skeleton of a list of rewards. */
export function RowSkeleton() {
  return (
    <div className={styles.rows}>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="circle" />
          <div className={styles.lines}>
            <Skeleton width="half" />
            <Skeleton shape="title" width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The same for a grid. */
export function CardSkeleton() {
  return (
    <div className={styles.cards}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton shape="block" />
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton shape="control" />
        </div>
      ))}
    </div>
  );
}
