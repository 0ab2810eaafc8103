import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import * as styles from './DepositForm.css.ts';

/** The form's skeleton: methods, amount and total. */
export function DepositSkeleton() {
  const { t } = useTranslation('deposit');
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.waiting}>
        {['first', 'second', 'third'].map((card) => (
          <div key={card} className={styles.waitingCard}>
            <Skeleton width="half" />
            <Skeleton width="long" />
          </div>
        ))}
        <Skeleton width="half" />
        <Skeleton />
      </div>
    </SkeletonGroup>
  );
}
