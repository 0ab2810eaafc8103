import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';

interface PasswordPartProps {
  hasPassword: boolean;
  field: Omit<ComponentProps<typeof TextField>, 'label'>;
  onLeave: () => void;
}

/** The payment password, or the way to the first one. */
export function PasswordPart({ hasPassword, field, onLeave }: PasswordPartProps) {
  const { t } = useTranslation('points');
  if (!hasPassword)
    return (
      <Notice
        tone="warning"
        action={
          <Link to="/member/withdraw" onClick={onLeave}>
            {t('password.set')}
          </Link>
        }
      >
        {t('password.none')}
      </Notice>
    );
  return (
    <TextField
      {...field}
      label={t('password.label')}
      type="password"
      autoComplete="off"
      reveal={{ show: t('password.show'), hide: t('password.hide') }}
    />
  );
}
