import { useEffect, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import type { Failure } from '#api/api-failure.ts';
import { CaptchaField } from '#shared/forms/CaptchaField.tsx';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { dialogRequested } from '#shared/state/dialogs.slice.ts';
import { agentHome } from '../../agent.rules.ts';
import { selectAgentLogin, selectAgentRefusal, selectNeedsCaptcha } from '../../agent.selectors.ts';
import { agentLoginReset, agentLoginSubmitted } from '../../agent.slice.ts';
import * as styles from './AgentLogin.css.ts';

interface Values {
  username: string;
  password: string;
  captcha: string;
}

/** The agents' own way in: nothing is remembered here (specification, section 6). */
export function AgentLogin() {
  const { t } = useTranslation(['agent', 'forms']);
  const dispatch = useAppDispatch();
  const login = useAppSelector(selectAgentLogin);
  const refusal = useAppSelector(selectAgentRefusal);
  const needsCaptcha = useAppSelector(selectNeedsCaptcha);
  const failureText = useFailureText();
  const problemText = useProblemText();
  const captchaId = useRef<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (login.status === 'refused' && login.failure !== failure) setFailure(login.failure);

  useEffect(() => {
    dispatch(agentLoginReset());
  }, [dispatch]);

  const form = useServerForm<Values>({
    spec: { username: { required: true }, password: { required: true }, captcha: { required: needsCaptcha } },
    defaultValues: { username: '', password: '', captcha: '' },
    submission: login,
    onSubmit: ({ username, password, captcha }) => {
      const answer = needsCaptcha && captchaId.current !== null ? { captcha, captchaId: captchaId.current } : {};
      dispatch(agentLoginSubmitted({ type: 'username', username, password, ...answer }));
    },
    say: (problem, name) => (problem.text === 'required' ? t(`login.required.${name}`) : problemText(problem)),
  });
  const problem = refusal === null ? (login.status === 'refused' ? failureText(login.failure) : null) : t(`login.${refusal}`);
  return (
    <section className={styles.card} aria-labelledby="agent-login">
      <h2 className={styles.title} id="agent-login">
        {t('login.title')}
      </h2>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        {problem !== null && (
          <Notice tone="negative" isLive>
            {problem}
          </Notice>
        )}
        <TextField
          {...form.field('username')}
          label={t('login.username')}
          autoComplete="username"
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
                spent={failure}
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
        <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('login.sending') : undefined}>
          {t('login.submit')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          data-opens="forgotPassword"
          onClick={() => dispatch(dialogRequested({ kind: 'forgotPassword', returnTo: agentHome }))}
        >
          {t('login.forgot')}
        </Button>
      </form>
    </section>
  );
}
