import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@livery/ui/Checkbox';
import { CredentialsForm } from '#shared/forms/CredentialsForm.tsx';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLogin, selectNeedsCaptcha, loginSubmitted } from '../../login.slice.ts';
import { useRememberedName } from '../../use-remembered-name.ts';

export function UsernameLogin() {
  const { t } = useTranslation('login');
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectLogin);
  const needsCaptcha = useAppSelector(selectNeedsCaptcha);
  const remembered = useRememberedName();
  const [remember, setRemember] = useState(remembered !== null);
  return (
    <CredentialsForm
      submission={submission}
      needsCaptcha={needsCaptcha}
      username={remembered ?? undefined}
      offersPasskeys
      onSubmit={(credentials) => dispatch(loginSubmitted({ type: 'username', ...credentials, remember }))}
    >
      <Checkbox label={t('login.remember')} checked={remember} onChange={(event) => setRemember(event.target.checked)} />
    </CredentialsForm>
  );
}
