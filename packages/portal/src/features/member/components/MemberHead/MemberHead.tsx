import { Avatar } from '@livery/ui/Avatar';
import { useAppSelector } from '#shared/state/app-hooks.ts';
import { selectAccount } from '#shared/state/viewer.slice.ts';
import * as styles from './MemberHead.css.ts';

/** Whose account this is. */
export function MemberHead() {
  const account = useAppSelector(selectAccount);
  if (account === null) return null;
  return (
    <div className={styles.head}>
      <Avatar name={account.nickname} />
      <div className={styles.names}>
        <strong className={styles.name}>{account.nickname}</strong>
        <span className={styles.account}>{account.account}</span>
      </div>
    </div>
  );
}
