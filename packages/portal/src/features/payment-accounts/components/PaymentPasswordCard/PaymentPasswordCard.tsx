import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { ErrorState } from '@livery/ui/ErrorState';
import { KeyRoundIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { AccountCard } from '#shared/pages/AccountCard.tsx';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { selectPaymentPassword } from '../../payment-accounts.selectors.ts';
import { passwordRequested } from '../../payment-accounts.slice.ts';

/** Whether money has its own password, since when, and the way to set it. */
export function PaymentPasswordCard() {
  const { t } = useTranslation('payment-accounts');
  const dispatch = useAppDispatch();
  const dateText = useDateText({ dateStyle: 'long' });
  const { value } = useAppSelector(selectPaymentPassword);
  useEffect(() => {
    dispatch(passwordRequested());
  }, [dispatch]);
  return (
    <AccountCard
      icon={KeyRoundIcon}
      title={t('password.card.title')}
      text={
        <>
          <p>{t('password.text')}</p>
          {value?.isSet === false && <p>{t('password.card.none')}</p>}
          {value?.isSet === true && value.changedAt !== null && <p>{t('password.card.changed', { date: dateText(value.changedAt) })}</p>}
        </>
      }
      action={
        value !== undefined && (
          <Button data-opens="paymentPassword" onClick={() => dispatch(dialogRequested({ kind: 'paymentPassword' }))}>
            {t(value.isSet ? 'password.card.change' : 'password.title.first')}
          </Button>
        )
      }
    >
      {value === undefined ? <Unknown /> : undefined}
    </AccountCard>
  );
}

function Unknown() {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const password = useAppSelector(selectPaymentPassword);
  if (password.status !== 'failed') return <Skeleton width="half" />;
  const retry = () => dispatch(passwordRequested());
  return <ErrorState sentence={errorText(password.failure.code)} retryLabel={t('actions.retry')} onRetry={retry} />;
}
