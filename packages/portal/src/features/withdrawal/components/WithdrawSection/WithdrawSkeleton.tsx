import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import * as funds from '../Funds/Funds.css.ts';
import * as form from '../RequestForm/RequestForm.css.ts';

/** What may leave and the form, as they will stand. */
export function WithdrawSkeleton() {
  const { t } = useTranslation('withdrawal');
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={form.form}>
        <div className={funds.funds}>
          <Skeleton width="short" />
          <Skeleton shape="title" width="half" />
        </div>
        <Skeleton width="short" />
        <Skeleton shape="control" />
        <Skeleton width="short" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </SkeletonGroup>
  );
}
