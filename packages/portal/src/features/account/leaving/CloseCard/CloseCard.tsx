import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { LogOutIcon } from '@livery/ui/icons';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { AccountCard } from '#shared/pages/AccountCard.tsx';

export function CloseCard() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  return (
    <AccountCard
      icon={LogOutIcon}
      title={t('closing.title')}
      text={t('closing.text')}
      action={
        <Button variant="quiet" data-opens="closeAccount" onClick={() => dispatch(dialogRequested({ kind: 'closeAccount' }))}>
          {t('closing.open')}
        </Button>
      }
    />
  );
}
