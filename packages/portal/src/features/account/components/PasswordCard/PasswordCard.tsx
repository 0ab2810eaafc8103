import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { LockIcon } from '@livery/ui/icons';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { profileRead } from '../../account.reads.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { AccountCard } from '#shared/pages/AccountCard.tsx';

export function PasswordCard() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const dateText = useDateText({ dateStyle: 'long' });
  const profile = useRead(profileRead, {}).value;
  return (
    <AccountCard
      icon={LockIcon}
      title={t('password.title')}
      text={profile === undefined ? t('password.text') : t('password.changed', { date: dateText(profile.passwordChangedAt) })}
      action={
        <Button data-opens="changePassword" onClick={() => dispatch(dialogRequested({ kind: 'changePassword' }))}>
          {t('password.change')}
        </Button>
      }
    />
  );
}
