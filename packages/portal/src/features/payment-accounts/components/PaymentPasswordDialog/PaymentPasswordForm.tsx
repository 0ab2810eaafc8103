import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { TextField } from '@livery/ui/TextField';
import { findTrivial } from '@livery/contract/password-rules';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import type { FieldProblem } from '#shared/forms/field-rules.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import type { Submission } from '#shared/store/submission.ts';
import { passwordSubmitted } from '../../payment-accounts.slice.ts';
import * as styles from './PaymentPasswordDialog.css.ts';

/** The proof that it is the member. */
export type PasswordProof = 'old' | 'login' | 'none';

interface PaymentPasswordFormProps {
  proof: PasswordProof;
  submission: Submission;
  text: ReactNode;
  /** Switches the proof between the old PIN and the login password. */
  onForgotten?: (() => void) | undefined;
}

interface Values extends Record<string, string> {
  proof: string;
  newPassword: string;
  confirmNewPassword: string;
}

export function PaymentPasswordForm({ proof, submission, text, onForgotten }: PaymentPasswordFormProps) {
  const { t } = useTranslation('payment-accounts');
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const reveal = { show: t('password.show'), hide: t('password.hide') };
  const own: Record<string, string> = { digits: t('password.digits'), trivial: t('password.trivial') };
  const form = useServerForm<Values>({
    spec: {
      proof: { required: proof !== 'none' },
      newPassword: { required: true, check: (value) => problemOf(String(value)) },
      confirmNewPassword: { required: true, sameAs: 'newPassword' },
    },
    defaultValues: { proof: '', newPassword: '', confirmNewPassword: '' },
    submission,
    onSubmit: ({ proof: shown, newPassword, confirmNewPassword }) =>
      dispatch(
        passwordSubmitted({
          newPassword,
          confirmNewPassword,
          ...(proof === 'old' ? { oldPassword: shown } : {}),
          ...(proof === 'login' ? { loginPassword: shown } : {}),
        }),
      ),
    say: (problem) => own[problem.text] ?? problemText(problem),
  });
  const code = submission.status === 'refused' ? submission.failure.code : null;
  const wrong = code === 'PAYMENT_PASSWORD_WRONG' ? t('password.wrong') : code === 'OLD_PASSWORD_WRONG' ? t('password.loginWrong') : null;
  const digits = { inputMode: 'numeric', maxLength: 6, type: 'password', autoComplete: 'off', reveal } as const;
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {text}
      {wrong === null && <SubmissionNotice submission={submission} sentences={{ PASSWORD_TOO_WEAK: t('password.trivial') }} />}
      {proof === 'login' && (
        <TextField
          {...form.field('proof')}
          error={form.marks('proof').error ?? wrong ?? undefined}
          label={t('password.login')}
          type="password"
          autoComplete="current-password"
          reveal={reveal}
        />
      )}
      {proof === 'old' && (
        <TextField
          {...form.field('proof')}
          {...digits}
          maxLength={64}
          error={form.marks('proof').error ?? wrong ?? undefined}
          label={t('password.old')}
        />
      )}
      {onForgotten !== undefined && (
        <span className={styles.other}>
          <Button type="button" size="small" variant="quiet" onClick={onForgotten}>
            {t(proof === 'old' ? 'password.forgot' : 'password.remembered')}
          </Button>
        </span>
      )}
      <TextField {...form.field('newPassword')} {...digits} label={t('password.new')} hint={t('password.hint')} />
      <TextField {...form.field('confirmNewPassword')} {...digits} label={t('password.again')} />
      <Button type="submit" variant="action" block loading={form.isBusy ? t('password.sending') : undefined}>
        {t('password.save')}
      </Button>
    </form>
  );
}

function problemOf(password: string): FieldProblem | null {
  if (!/^[0-9]{6}$/.test(password)) return { text: 'digits' };
  return findTrivial(password) === null ? null : { text: 'trivial' };
}
