import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Checkbox } from '@livery/ui/Checkbox';
import { TextField } from '@livery/ui/TextField';
import type { Failure } from '#api/api-failure.ts';
import { CaptchaField } from '#shared/forms/CaptchaField.tsx';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { dialogRequested } from '#shared/state/dialogs.slice.ts';
import { selectLogin, selectNeedsCaptcha } from '../../login.selectors.ts';
import { loginSubmitted } from '../../login.slice.ts';
import { useRememberedName } from '../../use-remembered-name.ts';
import * as styles from './LoginDialog.css.ts';

interface Values {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

export function UsernameLogin() {
  const { t } = useTranslation(['login', 'forms']);
  const dispatch = useAppDispatch();
  const login = useAppSelector(selectLogin);
  const needsCaptcha = useAppSelector(selectNeedsCaptcha);
  const remembered = useRememberedName();
  const problemText = useProblemText();
  const captchaId = useRef<string | null>(null);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  if (login.status === 'refused' && login.failure !== refusal) setRefusal(login.failure);
  const form = useServerForm<Values>({
    spec: { username: { required: true }, password: { required: true }, captcha: { required: needsCaptcha } },
    defaultValues: { username: remembered ?? '', password: '', captcha: '', remember: remembered !== null },
    submission: login,
    onSubmit: ({ username, password, captcha, remember }) =>
      dispatch(
        loginSubmitted({
          type: 'username',
          username,
          password,
          remember,
          ...(needsCaptcha && captchaId.current !== null ? { captcha, captchaId: captchaId.current } : {}),
        }),
      ),
    say: (problem, name) => (problem.text === 'required' && name !== 'remember' ? t(`login.required.${name}`) : problemText(problem)),
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <TextField
        {...form.field('username')}
        label={t('login.username')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.field('password')}
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        reveal={{ show: t('login.show'), hide: t('login.hide') }}
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
      <Checkbox {...form.field('remember')} label={t('login.remember')} />
      <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('login.sending') : undefined}>
        {t('login.submit')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        data-opens="forgotPassword"
        onClick={() => dispatch(dialogRequested({ kind: 'forgotPassword' }))}
      >
        {t('login.forgot')}
      </Button>
    </form>
  );
}
