import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { CodeField } from '@livery/ui/CodeField';
import { TextField } from '@livery/ui/TextField';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import type { Submission } from '#shared/store/submission.ts';
import type { Proof } from '../two-factor.slice.ts';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import * as styles from './TwoFactorDialog.css.ts';

interface ProofFormProps {
  text: string;
  label: string;
  isDanger?: boolean;
  hasPassword: boolean;
  submission: Submission;
  onSubmit: (proof: Proof) => void;
}

interface ProofValues {
  password: string;
  code: string;
  recoveryCode: string;
}

const codeLength = 6;
const isWhole = (code: unknown) => (String(code).length < codeLength ? { text: 'code' } : null);

/** Password and a code from the app, or a recovery code. */
export function ProofForm({ text, label, isDanger = false, hasPassword, submission, onSubmit }: ProofFormProps) {
  const { t } = useTranslation('account');
  const say = useProblemText();
  const [method, setMethod] = useState<Proof['method']>('totp');
  const isTotp = method === 'totp';
  const form = useServerForm<ProofValues>({
    spec: {
      password: { required: hasPassword },
      ...(isTotp ? { code: { required: true, check: isWhole } } : { recoveryCode: { required: true } }),
    },
    defaultValues: { password: '', code: '', recoveryCode: '' },
    submission,
    onSubmit: ({ password, code, recoveryCode }) => onSubmit({ password, method, code: isTotp ? code : recoveryCode }),
    say: (problem, name) => (name === 'password' ? say(problem) : t(`twoFactor.codeShort.${method}`)),
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <p className={styles.text}>{text}</p>
      <SubmissionNotice submission={submission} />
      {hasPassword && <PasswordField {...form.field('password')} />}
      {isTotp ? (
        <Controller
          name="code"
          control={form.control}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <CodeField
              {...form.marks('code')}
              ref={ref}
              label={t('twoFactor.code')}
              length={codeLength}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
      ) : (
        <TextField
          {...form.field('recoveryCode')}
          label={t('twoFactor.recoveryCode')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Button type="submit" variant={isDanger ? 'danger' : 'action'} block loading={form.isBusy ? t('protection.sending') : undefined}>
        {label}
      </Button>
      <Button variant="quiet" block onClick={() => setMethod(isTotp ? 'recovery' : 'totp')}>
        {t(isTotp ? 'twoFactor.useRecoveryCode' : 'twoFactor.useApp')}
      </Button>
    </form>
  );
}
