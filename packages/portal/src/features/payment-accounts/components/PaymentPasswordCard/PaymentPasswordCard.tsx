import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { KeyRoundIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { AccountCard } from '#shared/pages/AccountCard.tsx';
import { useDateText } from '#shared/time/use-date-text.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { passwordRead } from '#shared/money/payout/payout-reads.ts';

/** The withdrawal PIN: whether and since when it is set, and a link to set it. */
export function PaymentPasswordCard() {
  const { t } = useTranslation('payment-accounts');
  const dispatch = useAppDispatch();
  const dateText = useDateText({ dateStyle: 'long' });
  const password = useRead(passwordRead, {});
  const { value } = password;
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
      {value === undefined && (
        <Loaded of={password} onRetry={password.retry} skeleton={<Skeleton width="half" />}>
          {() => null}
        </Loaded>
      )}
    </AccountCard>
  );
}
