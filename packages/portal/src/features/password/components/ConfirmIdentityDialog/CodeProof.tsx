import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { TextField } from '@livery/ui/TextField';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectConfirmation, confirmationSubmitted } from '../../password.slice.ts';
import * as styles from '../PasswordForm.css.ts';

/** A code from an app. Recovery codes are longer. */
const appCode = /^\d{6}$/;

export function CodeProof() {
  const { t } = useTranslation('password');
  const dispatch = useAppDispatch();
  const say = useProblemText();
  const submission = useAppSelector(selectConfirmation);
  const form = useServerForm<{ code: string }>({
    spec: { code: { required: true, check: (code) => (String(code).trim().length < 6 ? { text: 'refused.wrong' } : null) } },
    defaultValues: { code: '' },
    submission,
    onSubmit: ({ code }) => dispatch(confirmationSubmitted({ code, method: appCode.test(code) ? 'totp' : 'recovery' })),
    say: (problem) => (problem.text === 'refused.wrong' ? t('confirmation.codeWrong') : say(problem)),
  });
  const isAtField = submission.status === 'refused' && submission.failure.fields !== undefined;
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <p className={styles.text}>{t('confirmation.codeText')}</p>
      {!isAtField && <SubmissionNotice submission={submission} />}
      <TextField
        {...form.field('code')}
        label={t('confirmation.code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
      />
      <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('sending') : undefined}>
        {t('confirmation.submit')}
      </Button>
    </form>
  );
}
