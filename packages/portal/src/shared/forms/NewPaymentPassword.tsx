import { useTranslation } from 'react-i18next';
import { findTrivial } from '@livery/contract/password-rules';
import { TextField } from '@livery/ui/TextField';
import type { FieldProblem, FormSpec } from './field-rules.ts';
import * as styles from './NewPaymentPassword.css.ts';
import type { ServerForm } from './use-server-form.ts';

export interface NewPaymentPasswordValues {
  paymentPassword: string;
  loginPassword: string;
}

interface NewPaymentPasswordProps {
  form: Pick<ServerForm<NewPaymentPasswordValues & Record<string, string>>, 'field'>;
  hasLoginPassword: boolean;
}

/**
 * Sets the first withdrawal PIN inside the form that needs it, with the login password that the gateway requires once.
 * The PIN is typed only once, because it can be shown, and changed later with the login password.
 */
export function NewPaymentPassword({ form, hasLoginPassword }: NewPaymentPasswordProps) {
  const { t } = useTranslation('forms');
  const reveal = { show: t('paymentPassword.show'), hide: t('paymentPassword.hide') };
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('paymentPassword.create')}</legend>
      <p className={styles.text}>{t('paymentPassword.createText')}</p>
      <TextField
        {...form.field('paymentPassword')}
        label={t('paymentPassword.new')}
        type="password"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        reveal={reveal}
      />
      {hasLoginPassword && (
        <TextField
          {...form.field('loginPassword')}
          label={t('paymentPassword.login')}
          type="password"
          autoComplete="current-password"
          reveal={{ show: t('paymentPassword.showLogin'), hide: t('paymentPassword.hideLogin') }}
        />
      )}
    </fieldset>
  );
}

/** The rules for a first payment password. */
export function newPasswordSpec<Values extends NewPaymentPasswordValues>(hasLoginPassword: boolean): FormSpec<Values> {
  const spec: FormSpec<NewPaymentPasswordValues> = {
    paymentPassword: { required: true, check: (value) => problemOf(String(value)) },
    loginPassword: { required: hasLoginPassword },
  };
  return spec as FormSpec<Values>;
}

function problemOf(password: string): FieldProblem | null {
  if (!/^[0-9]{6}$/.test(password)) return { text: 'paymentPassword.digits' };
  return findTrivial(password) === null ? null : { text: 'paymentPassword.trivial' };
}
