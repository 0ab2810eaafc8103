import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog as Frame } from '@livery/ui/Dialog';
import { ErrorState } from '@livery/ui/ErrorState';
import { Notice } from '@livery/ui/Notice';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectAccountsSubmission, selectPaymentPassword } from '../../payment-accounts.selectors.ts';
import { passwordRequested } from '../../payment-accounts.slice.ts';
import { PaymentPasswordForm, type PasswordProof } from './PaymentPasswordForm.tsx';
import * as styles from './PaymentPasswordDialog.css.ts';

/** Sets the payment password: the first one, another one, or one in the place of one that is forgotten. */
export function Dialog({ onClose }: RequestedDialogProps<'paymentPassword'>) {
  const { t } = useTranslation(['payment-accounts', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const password = useAppSelector(selectPaymentPassword);
  const submission = useAppSelector(selectAccountsSubmission);
  const [isForgotten, setForgotten] = useState(false);
  useEffect(() => {
    dispatch(passwordRequested());
  }, [dispatch]);
  const { value } = password;
  const purpose = value?.isSet !== true ? 'first' : isForgotten ? 'forgotten' : 'change';
  const login: PasswordProof = value?.hasLoginPassword === true ? 'login' : 'none';
  return (
    <Frame
      open
      onClose={onClose}
      title={t(`password.title.${purpose}`)}
      closeLabel={t('common:actions.close')}
      size="small"
      dismissible={submission.status !== 'sending'}
    >
      {value === undefined && password.status === 'failed' && (
        <ErrorState
          sentence={errorText(password.failure.code)}
          retryLabel={t('common:actions.retry')}
          onRetry={() => dispatch(passwordRequested())}
        />
      )}
      {value === undefined && password.status !== 'failed' && (
        <SkeletonGroup label={t('common:shell.loading')}>
          <Skeleton width="long" />
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      )}
      {value !== undefined &&
        (purpose === 'forgotten' && login === 'none' ? (
          <Notice>{t('password.noWay')}</Notice>
        ) : (
          <PaymentPasswordForm
            key={purpose}
            proof={purpose === 'change' ? 'old' : login}
            submission={submission}
            text={<p className={styles.text}>{t('password.text')}</p>}
            onForgotten={value.isSet ? () => setForgotten(!isForgotten) : undefined}
          />
        ))}
    </Frame>
  );
}
