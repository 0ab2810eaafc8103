import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { ErrorState } from '@livery/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectSent, selectUpline } from '../../transfer.selectors.ts';
import { giftBegun, uplineRequested } from '../../upline.slice.ts';
import { Sent } from '../Sent/Sent.tsx';
import { UplineForm } from '../UplineForm/UplineForm.tsx';
import * as styles from './TransferUpline.css.ts';

/** Cash for the agent who brought the member here; refused in plain words where the site's law forbids it. */
export function TransferUpline() {
  const { t } = useTranslation('transfer');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const upline = useAppSelector(selectUpline);
  const sent = useAppSelector(selectSent);
  useEffect(() => {
    dispatch(giftBegun());
    dispatch(uplineRequested());
  }, [dispatch]);

  if (sent !== null) return <Sent sent={sent} />;
  if (upline.value !== undefined) {
    const { isAllowed, hasUpline, receiver, ...standing } = upline.value;
    if (receiver !== null) return <UplineForm receiver={receiver} {...standing} />;
    const reason = !isAllowed ? 'forbidden' : hasUpline ? 'closed' : 'nobody';
    return (
      <EmptyState
        sentence={t(`upline.${reason}`)}
        action={<ButtonLink render={(props) => <Link {...props} to="/member/transferFund" />}>{t('upline.toWallet')}</ButtonLink>}
      />
    );
  }
  if (upline.status === 'failed') {
    const retry = () => dispatch(uplineRequested());
    return <ErrorState sentence={errorText(upline.failure.code)} retryLabel={common('actions.retry')} onRetry={retry} />;
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
