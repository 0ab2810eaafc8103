import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import { useAppDispatch } from '../store/app-hooks.ts';
import { dialogRequested } from '../store/dialogs.slice.ts';
import * as styles from './PaymentPasswordField.css.ts';

interface PaymentPasswordFieldProps {
  hasPassword: boolean;
  field: Omit<ComponentProps<typeof TextField>, 'label'>;
}

/** The withdrawal PIN of a form that moves money. A member without one sets it in a dialog, and the form keeps its input. */
export function PaymentPasswordField({ hasPassword, field }: PaymentPasswordFieldProps) {
  const { t } = useTranslation('forms');
  const dispatch = useAppDispatch();
  if (!hasPassword) return <NoPaymentPassword />;
  return (
    <div className={styles.part}>
      <div className={styles.field}>
        <TextField
          {...field}
          label={t('paymentPassword.label')}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={64}
          reveal={{ show: t('paymentPassword.show'), hide: t('paymentPassword.hide') }}
        />
      </div>
      <Button
        size="small"
        variant="quiet"
        data-opens="paymentPassword"
        onClick={() => dispatch(dialogRequested({ kind: 'paymentPassword' }))}
      >
        {t('paymentPassword.change')}
      </Button>
    </div>
  );
}

export function NoPaymentPassword() {
  const { t } = useTranslation('forms');
  const dispatch = useAppDispatch();
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" data-opens="paymentPassword" onClick={() => dispatch(dialogRequested({ kind: 'paymentPassword' }))}>
          {t('paymentPassword.create')}
        </Button>
      }
    >
      {t('paymentPassword.none')}
    </Notice>
  );
}
