import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectAccount } from '#shared/facts/viewer.slice.ts';
import { AccountPicture } from '../../profile/AccountPicture/AccountPicture.tsx';
import * as styles from './AccountHead.css.ts';

/** Whose account this is. */
export function AccountHead() {
  const account = useAppSelector(selectAccount);
  return (
    <div className={styles.head}>
      <AccountPicture size="medium" />
      <div className={styles.names}>
        <strong className={styles.name} translate="no">
          {account?.nickname}
        </strong>
        <span className={styles.account}>{account?.account}</span>
      </div>
    </div>
  );
}
