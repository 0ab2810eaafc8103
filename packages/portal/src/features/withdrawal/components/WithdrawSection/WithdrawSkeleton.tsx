import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import * as funds from '../Funds/Funds.css.ts';
import * as form from '../RequestForm/RequestForm.css.ts';

/** The form's skeleton, with the withdrawable amount unless it is already known. */
export function WithdrawSkeleton({ hasFunds = false }: { hasFunds?: boolean }) {
  const { t } = useTranslation('withdrawal');
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={form.form}>
        {!hasFunds && (
          <div className={funds.funds}>
            <Skeleton width="short" />
            <Skeleton shape="title" width="half" />
          </div>
        )}
        <Skeleton width="short" />
        <Skeleton shape="control" />
        <Skeleton width="short" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </SkeletonGroup>
  );
}
