import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '@livery/ui/Icon';
import { CrownIcon } from '@livery/ui/icons';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectAccount } from '#shared/facts/viewer.slice.ts';
import { AccountPicture } from '../../profile/AccountPicture/AccountPicture.tsx';
import * as styles from './AccountHead.css.ts';

/** Picture, name and VIP level of the member. */
export function AccountHead() {
  const { t } = useTranslation('account');
  const account = useAppSelector(selectAccount);
  return (
    <div className={styles.head}>
      <AccountPicture size="medium" />
      <div className={styles.names}>
        <strong className={styles.name} translate="no">
          {account?.nickname}
        </strong>
        <span className={styles.account} translate="no">
          {account?.account}
        </span>
      </div>
      {account !== null && account.vipLevel > 0 && (
        <Link className={styles.level} to="/member/vip" aria-label={t('vipLevel', { level: account.vipLevel })}>
          <Icon icon={CrownIcon} size="small" />
          {account.vipLevel}
        </Link>
      )}
    </div>
  );
}
