import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@livery/ui/Button';
import { Checkbox } from '@livery/ui/Checkbox';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { demoChosen } from '#shared/state/events.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { missingFields, waitInWords, type LoginForm, type RequiredField } from '../../session.rules.ts';
import { selectLogin } from '../../session.selectors.ts';
import { loginReset, loginSubmitted } from '../../session.slice.ts';
import { useRememberedName } from '../../use-remembered-name.ts';
import * as styles from './LoginDialog.css.ts';

export function Dialog({ request, onClose }: RequestedDialogProps<'login'>) {
  const { t, i18n } = useTranslation(['session', 'common']);
  const dispatch = useAppDispatch();
  const login = useAppSelector(selectLogin);
  const remembered = useRememberedName();
  const [form, setForm] = useState<LoginForm>({ username: remembered ?? '', password: '', remember: remembered !== null });
  const [missing, setMissing] = useState<RequiredField[]>([]);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    dispatch(loginReset());
  }, [dispatch]);

  const change = (changes: Partial<LoginForm>) => {
    setForm({ ...form, ...changes });
    setMissing(missing.filter((field) => !(field in changes)));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const empty = missingFields(form);
    setMissing(empty);
    if (empty.length === 0) dispatch(loginSubmitted(form));
    else (empty[0] === 'username' ? username : password).current?.focus();
  };
  const requiredText = (field: RequiredField) => (missing.includes(field) ? t(`login.required.${field}`) : undefined);

  return (
    <Modal open onClose={onClose} title={t('login.title')} closeLabel={t('common:actions.close')} size="small">
      <form className={styles.form} onSubmit={submit} noValidate>
        {request.hasExpired === true && <Notice tone="info">{t('login.expired')}</Notice>}
        {login.status === 'refused' && (
          <Notice tone="negative" isLive>
            {login.failure.retryAfter === undefined
              ? t(`common:errors.${login.failure.code}`)
              : t('login.limited', { wait: waitInWords(login.failure.retryAfter, i18n.language) })}
          </Notice>
        )}
        <TextField
          ref={username}
          label={t('login.username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={form.username}
          error={requiredText('username')}
          onChange={(event) => change({ username: event.target.value })}
        />
        <TextField
          ref={password}
          label={t('login.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          reveal={{ show: t('login.show'), hide: t('login.hide') }}
          value={form.password}
          error={requiredText('password')}
          onChange={(event) => change({ password: event.target.value })}
        />
        <Checkbox label={t('login.remember')} checked={form.remember} onChange={(event) => change({ remember: event.target.checked })} />
        <Button type="submit" variant="action" size="large" block loading={login.status === 'sending' ? t('login.sending') : undefined}>
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
