import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@livery/ui/Button';
import { Checkbox } from '@livery/ui/Checkbox';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { demoChosen } from '#shared/state/events.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import type { LoginForm } from '../../session.rules.ts';
import { selectLogin } from '../../session.selectors.ts';
import { loginReset, loginSubmitted } from '../../session.slice.ts';
import { useRememberedName } from '../../use-remembered-name.ts';
import * as styles from './LoginDialog.css.ts';

const spec = { username: { required: true }, password: { required: true } };

export function Dialog({ request, onClose }: RequestedDialogProps<'login'>) {
  const { t } = useTranslation(['session', 'common']);
  const dispatch = useAppDispatch();
  const login = useAppSelector(selectLogin);
  const remembered = useRememberedName();
  const problemText = useProblemText();
  const failureText = useFailureText();
  const form = useServerForm<LoginForm>({
    spec,
    defaultValues: { username: remembered ?? '', password: '', remember: remembered !== null },
    submission: login,
    onSubmit: (values) => dispatch(loginSubmitted(values)),
    say: (problem, name) => (problem.text === 'required' && name !== 'remember' ? t(`login.required.${name}`) : problemText(problem)),
  });

  useEffect(() => {
    dispatch(loginReset());
  }, [dispatch]);

  return (
    <Modal open onClose={onClose} title={t('login.title')} closeLabel={t('common:actions.close')} size="small">
      <form className={styles.form} onSubmit={form.submit} noValidate>
        {request.hasExpired === true && <Notice tone="info">{t('login.expired')}</Notice>}
        {login.status === 'refused' && (
          <Notice tone="negative" isLive>
            {failureText(login.failure)}
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
        <Checkbox {...form.field('remember')} label={t('login.remember')} />
        <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('login.sending') : undefined}>
          {t('login.submit')}
        </Button>
        {request.offersDemo === true && (
          <Button size="large" block onClick={() => dispatch(demoChosen())}>
            {t('login.demo')}
          </Button>
        )}
        <p className={styles.aside}>
          {t('login.noAccount')}
          <Link className={styles.signUp} to="/register" onClick={onClose}>
            {t('login.signUp')}
          </Link>
        </p>
      </form>
    </Modal>
  );
}
