import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import * as styles from './RequestForm.css.ts';

interface PasswordPartProps {
  hasPassword: boolean;
  field: Omit<ComponentProps<typeof TextField>, 'label'>;
}

/** The payment password, or the way to a first one. */
export function PasswordPart({ hasPassword, field }: PasswordPartProps) {
  const { t } = useTranslation('withdrawal');
  const dispatch = useAppDispatch();
  const open = () => dispatch(dialogRequested({ kind: 'paymentPassword' }));
  if (!hasPassword)
    return (
      <Notice
        tone="warning"
        action={
          <Button type="button" size="small" onClick={open}>
            {t('form.createPassword')}
          </Button>
        }
      >
        {t('form.noPassword')}
      </Notice>
    );
  return (
    <div className={styles.password}>
      <div className={styles.passwordField}>
        <TextField
          {...field}
          label={t('form.password')}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={64}
          reveal={{ show: t('form.show'), hide: t('form.hide') }}
        />
      </div>
      <Button type="button" size="small" variant="quiet" onClick={open}>
        {t('form.changePassword')}
      </Button>
    </div>
  );
}
