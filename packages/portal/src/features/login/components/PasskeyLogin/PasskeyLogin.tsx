import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { KeyRoundIcon } from '@livery/ui/icons';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectPasskey, passkeyChosen, passkeysLeft, passkeysOffered } from '../../login.slice.ts';

/** A login without a username: through the button, or the browser's offer in the username field. */
export function PasskeyLogin() {
  const { t } = useTranslation('login');
  const dispatch = useAppDispatch();
  const passkey = useAppSelector(selectPasskey);

  useEffect(() => {
    dispatch(passkeysOffered());
    return () => {
      dispatch(passkeysLeft());
    };
  }, [dispatch]);

  return (
    <Button
      block
      icon={KeyRoundIcon}
      loading={passkey.status === 'sending' ? t('passkey.waiting') : undefined}
      onClick={() => dispatch(passkeyChosen())}
    >
      {t('passkey.use')}
    </Button>
  );
}

/** Visible although the button is collapsed, because the browser's own offer may fail too. */
export function PasskeyFailure() {
  return <SubmissionNotice submission={useAppSelector(selectPasskey)} />;
}
