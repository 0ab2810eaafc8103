import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { ErrorState } from '@livery/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import { useErrorText } from '#shared/parts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { selectFunds, selectSent, selectUpline } from '../../transfer.selectors.ts';
import { uplineRequested } from '../../upline.slice.ts';
import { fundsRequested } from '../../wallets.slice.ts';
import { UplineForm } from '../UplineForm/UplineForm.tsx';
import * as styles from './TransferUpline.css.ts';

/** Cash for the agent who brought the member here; refused in plain words where the site's law forbids it. */
export function TransferUpline() {
  const { t } = useTranslation('transfer');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const upline = useAppSelector(selectUpline);
  const funds = useAppSelector(selectFunds);
  const sent = useAppSelector(selectSent);
  const load = () => {
    dispatch(uplineRequested());
    dispatch(fundsRequested());
  };
  useEffect(() => {
    dispatch(uplineRequested());
    dispatch(fundsRequested());
  }, [dispatch]);

  const receiver = upline.value?.receiver ?? null;
  if (upline.value !== undefined && receiver === null) {
    return (
      <EmptyState
        sentence={t(upline.value.isAllowed ? 'upline.nobody' : 'upline.forbidden')}
        action={<ButtonLink render={(props) => <Link {...props} to="/member/transferFund" />}>{t('upline.toWallet')}</ButtonLink>}
      />
    );
  }
  if (receiver !== null && funds.value !== undefined) {
    return <UplineForm key={sent?.count ?? 0} receiver={receiver} cash={funds.value.cash} currency={funds.value.currency} />;
  }
  for (const part of [upline, funds]) {
    if (part.status === 'failed' && part.value === undefined) {
      return <ErrorState sentence={errorText(part.failure.code)} retryLabel={common('actions.retry')} onRetry={load} />;
    }
  }
  return (
    <SkeletonGroup label={common('shell.loading')}>
      <div className={styles.waiting}>
        <Skeleton shape="block" />
        <Skeleton width="half" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </SkeletonGroup>
  );
}
