import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { Notice } from '@livery/ui/Notice';
import { Spinner } from '@livery/ui/Spinner';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import { providerIcon } from '#shared/pages/provider-icons.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { SignInLink } from '#shared/store/dialogs.slice.ts';
import { selectDoor, providerChosen } from '../../sign-in.slice.ts';
import * as styles from './SignInDialog.css.ts';

export interface DoorStepProps {
  provider: { id: string; name: string };
  link: SignInLink | undefined;
}

/** During the login at a provider, and after it failed. */
export function DoorStep({ provider: { id, name: provider }, link }: DoorStepProps) {
  const { t } = useTranslation('sign-in');
  const dispatch = useAppDispatch();
  const door = useAppSelector(selectDoor);
  const failureText = useFailureText();
  const knock = () => dispatch(providerChosen({ way: id, ...(link === undefined ? {} : { link }) }));

  if (door.status === 'refused' || door.status === 'failed')
    return (
      <>
        <Notice tone="negative" isLive>
          {door.status === 'refused' ? t(`door.${door.reason}`, { provider }) : failureText(door.failure)}
        </Notice>
        <Button variant="action" size="large" block onClick={knock}>
          {t('door.again')}
        </Button>
      </>
    );
  return (
    <>
      <div className={styles.door}>
        <span className={styles.mark}>
          <Icon icon={providerIcon(id)} size="large" />
        </span>
        <p className={styles.text}>{t(`door.${door.status}`, { provider })}</p>
        <Spinner />
      </div>
      {door.status === 'away' && (
        <Button block onClick={knock}>
          {t('door.reopen')}
        </Button>
      )}
    </>
  );
}
