import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { ChevronDownIcon, CircleUserIcon, LogOutIcon } from '@livery/ui/icons';
import { Menu, type MenuItem } from '@livery/ui/Menu';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { selectAccount, selectIsTrial } from '#shared/facts/viewer.slice.ts';
import { MessagesLink } from './MessagesLink.tsx';
import { SessionTime } from './SessionTime.tsx';
import { useAccountEntries } from './use-account-entries.ts';
import * as styles from './AccountMenu.css.ts';

export function AccountMenu() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectAccount);
  const entries = useAccountEntries();
  const isTrial = useAppSelector(selectIsTrial);
  const name = account?.nickname || account?.account;
  const items: MenuItem[] = [
    ...entries.map(({ to, ...entry }): MenuItem => ({ ...entry, render: (props) => <Link {...props} to={to} /> })),
    {
      id: 'signOut',
      label: t('actions.signOut'),
      icon: LogOutIcon,
      startsGroup: true,
      onSelect: () => dispatch(dialogRequested({ kind: 'logout' })),
    },
  ];
  const label = name === undefined ? t('account.menuUnnamed') : t('account.menu', { name });
  return (
    <>
      {!isTrial && <MessagesLink />}
      <Menu
        label={label}
        align="end"
        items={items}
        header={
          account === null ? undefined : (
            <div className={styles.head}>
              <strong>{name}</strong>
              <span className={styles.account}>{account.account}</span>
              <SessionTime />
              {isTrial && <Badge tone="neutral">{t('account.trial')}</Badge>}
            </div>
          )
        }
        trigger={(props) => (
          <Button {...props} variant="quiet" icon={CircleUserIcon} iconEnd={ChevronDownIcon} aria-label={label}>
            <span className={styles.name}>{name}</span>
          </Button>
        )}
      />
    </>
  );
}
