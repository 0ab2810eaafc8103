import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { Notice } from '@livery/ui/Notice';
import { Spinner } from '@livery/ui/Spinner';
import { useFailureText } from '#shared/forms/use-failure-text.ts';
import { providerIcon } from '#shared/pages/provider-icons.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { SignInLink } from '#shared/store/dialogs.slice.ts';
import { selectProviderLogin, providerChosen } from '../../sign-in.slice.ts';
import * as styles from './SignInDialog.css.ts';

export interface ProviderStepProps {
  provider: { id: string; name: string };
  link: SignInLink | undefined;
}

/** During the login at a provider, and after it failed. */
export function ProviderStep({ provider: { id, name: provider }, link }: ProviderStepProps) {
  const { t } = useTranslation('sign-in');
  const dispatch = useAppDispatch();
  const login = useAppSelector(selectProviderLogin);
  const failureText = useFailureText();
  const retry = () => dispatch(providerChosen({ way: id, ...(link === undefined ? {} : { link }) }));

  if (login.status === 'refused' || login.status === 'failed')
    return (
      <>
        <Notice tone="negative" isLive>
          {login.status === 'refused' ? t(`provider.${login.reason}`, { provider }) : failureText(login.failure)}
        </Notice>
        <Button variant="action" size="large" block onClick={retry}>
          {t('provider.again')}
        </Button>
      </>
    );
  return (
    <>
      <div className={styles.providerLogin}>
        <span className={styles.mark}>
          <Icon icon={providerIcon(id)} size="large" />
        </span>
        <p className={styles.text}>{t(`provider.${login.status}`, { provider })}</p>
        <Spinner />
      </div>
      {login.status === 'away' && (
        <Button block onClick={retry}>
          {t('provider.reopen')}
        </Button>
      )}
    </>
  );
}
