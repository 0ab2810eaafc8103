import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { KeyRoundIcon } from '@livery/ui/icons';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { hasPasskeys } from '#shared/ports/has-passkeys.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectPasskey, passkeyChosen, passkeysLeft, passkeysOffered } from '../../login.slice.ts';

/** A login without a username: by the button, or by what the browser offers beside the username's field. */
export function PasskeyLogin() {
  const { t } = useTranslation('login');
  const dispatch = useAppDispatch();
  const passkey = useAppSelector(selectPasskey);
  const isSupported = hasPasskeys();

  useEffect(() => {
    if (!isSupported) return undefined;
    dispatch(passkeysOffered());
    return () => {
      dispatch(passkeysLeft());
    };
  }, [dispatch, isSupported]);

  if (!isSupported) return null;
  return (
    <>
      <SubmissionNotice submission={passkey} />
      <Button
        block
        icon={KeyRoundIcon}
        loading={passkey.status === 'sending' ? t('passkey.waiting') : undefined}
        onClick={() => dispatch(passkeyChosen())}
      >
        {t('passkey.use')}
      </Button>
    </>
  );
}
