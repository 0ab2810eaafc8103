import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { TextField } from '@livery/ui/TextField';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectConfirmation, confirmationSubmitted } from '../../password.slice.ts';
import * as styles from '../PasswordForm.css.ts';

export function PasswordProof() {
  const { t } = useTranslation('password');
  const dispatch = useAppDispatch();
  const say = useProblemText();
  const submission = useAppSelector(selectConfirmation);
  const form = useServerForm<{ password: string }>({
    spec: { password: { required: true } },
    defaultValues: { password: '' },
    submission,
    onSubmit: (values) => dispatch(confirmationSubmitted(values)),
    say: (problem) => (problem.text === 'refused.wrong' ? t('confirmation.passwordWrong') : say(problem)),
  });
  const isAtField = submission.status === 'refused' && submission.failure.fields !== undefined;
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <p className={styles.text}>{t('confirmation.text')}</p>
      {!isAtField && <SubmissionNotice submission={submission} />}
      <TextField
        {...form.field('password')}
        label={t('confirmation.password')}
        type="password"
        autoComplete="current-password"
        reveal={{ show: t('show'), hide: t('hide') }}
      />
      <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('sending') : undefined}>
        {t('confirmation.submit')}
      </Button>
    </form>
  );
}
