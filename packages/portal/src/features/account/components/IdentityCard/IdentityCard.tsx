import { useTranslation } from 'react-i18next';
import { UserIcon } from '@livery/ui/icons';
import { useAppSelector } from '#shared/state/app-hooks.ts';
import { selectAccount } from '#shared/state/viewer.slice.ts';
import { AccountCard } from '../AccountCard/AccountCard.tsx';
import * as styles from './IdentityCard.css.ts';

export function IdentityCard() {
  const { t } = useTranslation('account');
  const account = useAppSelector(selectAccount);
  if (account === null) return null;
  return (
    <AccountCard icon={UserIcon} title={t('identity.title')}>
      <dl className={styles.facts}>
        <dt className={styles.name}>{t('identity.account')}</dt>
        <dd>{account.account}</dd>
        <dt className={styles.name}>{t('identity.nickname')}</dt>
        <dd>{account.nickname}</dd>
      </dl>
    </AccountCard>
  );
}
