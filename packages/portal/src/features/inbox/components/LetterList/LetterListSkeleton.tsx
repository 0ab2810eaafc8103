import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import * as styles from './LetterList.css.ts';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The list while its messages load. */
export function LetterListSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.card}>
        {rows.map((row) => (
          <div key={row} className={styles.waiting}>
            <Skeleton shape="circle" />
            <div className={styles.lines}>
              <Skeleton width="half" />
              <Skeleton width="long" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
