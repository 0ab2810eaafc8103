import { useRef, useState, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { TextField } from '@livery/ui/TextField';
import type { Failure } from '#api/api-failure.ts';
import { useAppDispatch } from '../store/app-hooks.ts';
import { dialogRequested } from '../store/dialogs.slice.ts';
import type { Submission } from '../store/submission.ts';
import { CaptchaField } from './verification/CaptchaField.tsx';
import * as styles from './CredentialsForm.css.ts';
import { useProblemText } from './use-problem-text.ts';
import { useServerForm } from './use-server-form.ts';

export interface Credentials {
  username: string;
  password: string;
  /** The captcha's text, if one is shown. */
  captcha?: string;
  captchaId?: string;
}

export interface CredentialsFormProps {
  submission: Submission;
  needsCaptcha: boolean;
  onSubmit: (credentials: Credentials) => void;
  /** The initial username. */
  username?: string | undefined;
  /** Whether the browser may offer passkeys beside the username. */
  offersPasskeys?: boolean;
  /** The link for a forgotten password. */
  returnTo?: string;
  /** Additional controls. */
  children?: ReactNode;
}

/** Username, password and, if the gateway asks for it, a captcha. */
export function CredentialsForm({
  submission,
  needsCaptcha,
  onSubmit,
  username = '',
  offersPasskeys = false,
  returnTo,
  children,
}: CredentialsFormProps) {
  const { t } = useTranslation('forms');
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const captchaId = useRef<string | null>(null);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  if (submission.status === 'refused' && submission.failure !== refusal) setRefusal(submission.failure);
  const form = useServerForm({
    spec: { username: { required: true }, password: { required: true }, captcha: { required: needsCaptcha } },
    defaultValues: { username, password: '', captcha: '' },
    submission,
    onSubmit: ({ captcha, ...credentials }) => {
      const answer = needsCaptcha && captchaId.current !== null ? { captcha, captchaId: captchaId.current } : {};
      onSubmit({ ...credentials, ...answer });
    },
    say: (problem, name) => (problem.text === 'required' ? t(`credentials.required.${name}`) : problemText(problem)),
  });
  return (
    // Without scripts the browser would submit it. `post` keeps the values out of the address.
    <form className={styles.form} method="post" onSubmit={form.submit} noValidate>
      <TextField
        {...form.field('username')}
        label={t('credentials.username')}
        autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.field('password')}
        label={t('credentials.password')}
        type="password"
        autoComplete="current-password"
        reveal={{ show: t('credentials.show'), hide: t('credentials.hide') }}
      />
      {needsCaptcha && (
        <Controller
          control={form.control}
          name="captcha"
          render={({ field: { ref, value, onChange } }) => (
            <CaptchaField
              ref={ref}
              purpose="login"
              spent={refusal}
              value={value}
              onChange={onChange}
              onPicture={(id) => {
                captchaId.current = id;
              }}
              error={form.marks('captcha').error}
            />
          )}
        />
      )}
      <div className={styles.beside}>
        {children}
        <Button
          variant="quiet"
          size="small"
          data-opens="forgotPassword"
          onClick={() => dispatch(dialogRequested({ kind: 'forgotPassword', ...(returnTo === undefined ? {} : { returnTo }) }))}
        >
          {t('credentials.forgot')}
        </Button>
      </div>
      <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('credentials.sending') : undefined}>
        {t('credentials.submit')}
      </Button>
    </form>
  );
}
