import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@livery/ui/TextField';

/** The member's current password, entered again. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete' | 'reveal'>) {
  const { t } = useTranslation('account');
  return (
    <TextField
      {...props}
      label={t('protection.password')}
      type="password"
      autoComplete="current-password"
      reveal={{ show: t('protection.show'), hide: t('protection.hide') }}
    />
  );
}
