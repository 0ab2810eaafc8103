import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { passwordStrength } from '@livery/contract/password-rules';
import { StrengthMeter } from '@livery/ui/StrengthMeter';
import { TextField } from '@livery/ui/TextField';
import type { ServerForm } from '#shared/forms/use-server-form.ts';
import type { NewPasswordForm } from '../../password.rules.ts';

const words = ['', 'weak', 'fair', 'good', 'strong'] as const;

interface NewPasswordProps<Values extends NewPasswordForm & FieldValues> {
  form: ServerForm<Values>;
  /** Text that the password must not contain. */
  names: readonly string[];
}

/** A new password, its strength, and its repetition. */
export function NewPassword<Values extends NewPasswordForm & FieldValues>({ form, names }: NewPasswordProps<Values>) {
  const { t } = useTranslation('password');
  const typed = useWatch({ control: form.control as unknown as Control<NewPasswordForm>, name: 'newPassword' });
  const score = passwordStrength(typed.trim(), names);
  const word = words[score];
  const reveal = { show: t('show'), hide: t('hide') };
  return (
    <>
      <TextField
        {...form.field('newPassword' as Path<Values>)}
        label={t('new')}
        hint={t('hint')}
        type="password"
        autoComplete="new-password"
        reveal={reveal}
        extra={<StrengthMeter score={score} word={word === '' || word === undefined ? '' : t(`strength.${word}`)} />}
      />
      <TextField
        {...form.field('confirmNewPassword' as Path<Values>)}
        label={t('confirm')}
        type="password"
        autoComplete="new-password"
        reveal={reveal}
      />
    </>
  );
}
