import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Notice } from '@livery/ui/Notice';
import { CredentialsForm } from '#shared/forms/CredentialsForm.tsx';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectHasExpired } from '#shared/facts/viewer.slice.ts';
import { agentHome, wantedPage } from '../../agent-landing.rules.ts';
import {
  selectAgentLogin,
  selectAgentRefusal,
  selectNeedsCaptcha,
  agentLoginReset,
  agentLoginSubmitted,
} from '../../agent-landing.slice.ts';
import * as styles from './AgentLogin.css.ts';

/** The agents' own login. Nothing is remembered here (specification, section 6). */
export function AgentLogin() {
  const { t } = useTranslation('agent-landing');
  const dispatch = useAppDispatch();
  const wanted = wantedPage(useLocation().state);
  const goal = wanted ?? agentHome;
  const login = useAppSelector(selectAgentLogin);
  const refusal = useAppSelector(selectAgentRefusal);
  const needsCaptcha = useAppSelector(selectNeedsCaptcha);
  const hasExpired = useAppSelector(selectHasExpired);
  const failureText = useFailureText();

  useEffect(() => {
    dispatch(agentLoginReset());
  }, [dispatch]);

  const problem = refusal === null ? (login.status === 'refused' ? failureText(login.failure) : null) : t(`login.${refusal}`);
  return (
    <section className={styles.card} aria-labelledby="agent-login">
      <h2 className={styles.title} id="agent-login">
        {t('login.title')}
      </h2>
      {problem !== null && (
        <Notice tone="negative" isLive>
          {problem}
        </Notice>
      )}
      {problem === null && wanted !== null && <Notice tone="info">{t(hasExpired ? 'login.expired' : 'login.needed')}</Notice>}
      <CredentialsForm
        submission={login}
        needsCaptcha={needsCaptcha}
        returnTo={goal}
        onSubmit={(credentials) => dispatch(agentLoginSubmitted({ type: 'username', ...credentials, returnTo: goal }))}
      />
    </section>
  );
}
