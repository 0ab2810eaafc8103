import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog as Frame } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import { Skeleton } from '@livery/ui/Skeleton';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { passwordRead } from '#shared/money/payout/payout-reads.ts';
import { selectAccountsSubmission } from '../../payment-accounts.slice.ts';
import { PaymentPasswordForm, type PasswordProof } from './PaymentPasswordForm.tsx';
import * as styles from './PaymentPasswordDialog.css.ts';

/** Sets the withdrawal PIN: the first one, a different one, or a replacement for a forgotten one. */
export function Dialog({ onClose }: RequestedDialogProps<'paymentPassword'>) {
  const { t } = useTranslation(['payment-accounts', 'common']);
  const password = useRead(passwordRead, {});
  const submission = useAppSelector(selectAccountsSubmission);
  const [isForgotten, setForgotten] = useState(false);
  const { value } = password;
  // Fixed when the dialog opens, so that a first PIN does not turn into a change while it closes.
  const [wasSet, setWasSet] = useState(value?.isSet);
  if (wasSet === undefined && value !== undefined) setWasSet(value.isSet);
  const purpose = wasSet !== true ? 'first' : isForgotten ? 'forgotten' : 'change';
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
      <Loaded
        of={password}
        onRetry={password.retry}
        skeleton={
          <>
            <Skeleton width="long" />
            <Skeleton />
            <Skeleton />
          </>
        }
      >
        {() =>
          purpose === 'forgotten' && login === 'none' ? (
            <Notice>{t('password.noWay')}</Notice>
          ) : (
            <PaymentPasswordForm
              key={purpose}
              proof={purpose === 'change' ? 'old' : login}
              submission={submission}
              text={<p className={styles.text}>{t('password.text')}</p>}
              onForgotten={wasSet === true ? () => setForgotten(!isForgotten) : undefined}
            />
          )
        }
      </Loaded>
    </Frame>
  );
}
