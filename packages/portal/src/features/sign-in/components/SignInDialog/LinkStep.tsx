import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { TextField } from '@livery/ui/TextField';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLink, linkSubmitted } from '../../sign-in.slice.ts';
import { Newcomer, type NewcomerProps } from './Newcomer.tsx';
import * as styles from './SignInDialog.css.ts';

/** A member has proven that an account elsewhere, or a phone, is theirs, and adds it as a login method. */
export function LinkStep({ hasPassword, ...newcomer }: NewcomerProps & { hasPassword: boolean }) {
  const { t } = useTranslation(['sign-in', 'forms']);
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectLink);
  const problemText = useProblemText();
  const form = useServerForm({
    spec: { password: { required: hasPassword } },
    defaultValues: { password: '' },
    submission,
    onSubmit: (values) => dispatch(linkSubmitted(values)),
    say: (problem) => (problem.text === 'required' ? t('forms:credentials.required.password') : problemText(problem)),
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Newcomer {...newcomer} />
      <p className={styles.soft}>{t('link.text')}</p>
      <SubmissionNotice submission={submission} />
      {hasPassword && (
        <TextField
          {...form.field('password')}
          label={t('forms:credentials.password')}
          type="password"
          autoComplete="current-password"
          reveal={{ show: t('forms:credentials.show'), hide: t('forms:credentials.hide') }}
        />
      )}
      <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('link.sending') : undefined}>
        {t('link.submit')}
      </Button>
    </form>
  );
}
