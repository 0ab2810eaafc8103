import { readMailAddress } from '@livery/contract/mail-address';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { TextField } from '@livery/ui/TextField';
import type { FieldProblem } from '#shared/forms/field-rules.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { accountFormat } from '../../password.rules.ts';
import { linkRequested } from '../../password.slice.ts';
import { useFreshSubmission } from '../../use-fresh-submission.ts';
import { usePasswordProblem } from '../../use-password-problem.ts';
import * as styles from '../PasswordForm.css.ts';
import { Refusal } from '../Refusal.tsx';

const spec = { username: { required: true, check: checkAccount }, email: { required: true, check: checkEmail } };

export function EmailForm() {
  const { t } = useTranslation('password');
  const dispatch = useAppDispatch();
  const submission = useFreshSubmission();
  const form = useServerForm({
    spec,
    defaultValues: { username: '', email: '' },
    submission,
    onSubmit: (values) => dispatch(linkRequested(values)),
    say: usePasswordProblem(),
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <p>{t('forgot.byEmail')}</p>
      <Refusal submission={submission} fields={['username', 'email']} />
      <TextField
        {...form.field('username')}
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <TextField {...form.field('email')} label={t('email')} type="email" autoComplete="email" maxLength={254} />
      <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('sending') : undefined}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}

function checkAccount(value: unknown): FieldProblem | null {
  return accountFormat.test(String(value)) ? null : { text: 'patterns.ACCOUNT', values: { min: 3, max: 32 } };
}

function checkEmail(value: unknown): FieldProblem | null {
  return readMailAddress(String(value)) === null ? { text: 'patterns.EMAIL' } : null;
}
