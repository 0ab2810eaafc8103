import { Skeleton } from '@livery/ui/Skeleton';
import * as styles from './PointMall.css.ts';

export function GoodsSkeleton() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <Skeleton shape="tile" />
          <Skeleton width="long" />
          <Skeleton shape="control" />
        </div>
      ))}
    </div>
  );
}
