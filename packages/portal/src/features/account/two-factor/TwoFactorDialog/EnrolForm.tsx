import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import type { Submission } from '#shared/store/submission.ts';
import { enrolSubmitted } from '../two-factor.slice.ts';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import * as styles from './TwoFactorDialog.css.ts';

/** Requires members with a password to enter it again. */
export function EnrolForm({ hasPassword, submission }: { hasPassword: boolean; submission: Submission }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const say = useProblemText();
  const form = useServerForm<{ password: string }>({
    spec: { password: { required: hasPassword } },
    defaultValues: { password: '' },
    submission,
    onSubmit: (values) => dispatch(enrolSubmitted(values)),
    say,
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <p className={styles.text}>{t('twoFactor.steps.enrol.text')}</p>
      <SubmissionNotice submission={submission} />
      {hasPassword && <PasswordField {...form.field('password')} />}
      <Button type="submit" variant="action" block loading={form.isBusy ? t('protection.sending') : undefined}>
        {t('twoFactor.continue')}
      </Button>
    </form>
  );
}
