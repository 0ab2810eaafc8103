import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { ErrorState } from '@livery/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectCurrent, depositLeft, depositWatched, type KnownDeposit } from '../../deposit.slice.ts';
import { useIsAway } from '../../use-is-away.ts';
import { Outcome } from '../Outcome/Outcome.tsx';
import { CreatedPayment } from './CreatedPayment.tsx';
import { PendingPayment } from './PendingPayment.tsx';
import * as styles from './Payment.css.ts';

/** The page of one deposit: payment instructions, or its outcome. It updates while it is visible. */
export function Payment({ id }: { id: string }) {
  const { t } = useTranslation('deposit');
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectCurrent);
  const isAway = useIsAway();
  useEffect(() => {
    if (isAway) return undefined;
    dispatch(depositWatched(id));
    return () => void dispatch(depositLeft(id));
  }, [dispatch, id, isAway]);

  if (current.value?.deposit.id === id) return <Standing known={current.value} />;
  if (current.status === 'failed') return <Missing id={id} code={current.failure.code} />;
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.skeleton}>
        <Skeleton width="half" />
        <div className={styles.skeletonCode} />
        <Skeleton width="long" />
      </div>
    </SkeletonGroup>
  );
}

function Standing({ known }: { known: KnownDeposit }) {
  switch (known.deposit.state) {
    case 'created':
      return <CreatedPayment />;
    case 'pending':
      return known.deposit.payBy === null ? <CreatedPayment /> : <PendingPayment known={known} payBy={known.deposit.payBy} />;
    default:
      return <Outcome deposit={known.deposit} state={known.deposit.state} />;
  }
}

function Missing({ id, code }: { id: string; code: Parameters<ReturnType<typeof useErrorText>>[0] }) {
  const { t } = useTranslation(['deposit', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  if (code === 'NOT_FOUND' || code === 'INVALID_REQUEST') {
    const action = <ButtonLink render={(props) => <Link {...props} to={{ search: '' }} />}>{t('unknown.again')}</ButtonLink>;
    return <EmptyState sentence={t('unknown.sentence')} action={action} />;
  }
  return <ErrorState sentence={errorText(code)} retryLabel={t('common:actions.retry')} onRetry={() => dispatch(depositWatched(id))} />;
}
