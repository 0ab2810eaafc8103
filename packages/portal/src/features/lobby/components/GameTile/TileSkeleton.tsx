import { Skeleton } from '@livery/ui/Skeleton';
import { useBrand } from '#shared/pages/brand.tsx';
import * as styles from './TileSkeleton.css.ts';

/** A tile's placeholder. It fades in late, so that a quick answer shows no skeleton at all. */
export function TileSkeleton() {
  const { layout } = useBrand();
  return (
    <div className={styles.tile}>
      <Skeleton shape="tile" />
      {layout.tile === 'square' && (
        <div className={styles.name}>
          <Skeleton width="long" />
        </div>
      )}
      <div className={styles.facts}>
        <Skeleton width="half" />
      </div>
    </div>
  );
}
