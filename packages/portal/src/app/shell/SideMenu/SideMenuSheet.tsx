import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge } from '@livery/ui/Badge';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { Icon } from '@livery/ui/Icon';
import { BellIcon, GiftIcon, LogOutIcon } from '@livery/ui/icons';
import { selectNewNoticeCount } from '#features/announcements/announcements.slice.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { typeIcons } from '#shared/games/type-icons.ts';
import { selectIsMember } from '#shared/facts/viewer.slice.ts';
import { categoryAddress, selectTopTypes } from '#app/routing/navigation.ts';
import { SessionTime } from '../AccountMenu/SessionTime.tsx';
import { useAccountEntries } from '../AccountMenu/use-account-entries.ts';
import { SideMenuContent } from './SideMenuContent.tsx';
import * as styles from './SideMenu.css.ts';

/** The whole menu on phones and tablets, including the categories that a desktop shows in its header. */
export function Dialog({ onClose }: RequestedDialogProps<'sideMenu'>) {
  const { t } = useTranslation();
  const { layout, features } = useBrand();
  const types = useAppSelector((state) => selectTopTypes(state, features.favourites));
  const isMember = useAppSelector(selectIsMember);
  const { sideMenu, header } = layout;
  // Opens from the side of its button.
  const edge = sideMenu === 'drawer' ? (header === 'stacked' ? 'end' : 'start') : undefined;
  return (
    <Modal open onClose={onClose} title={t('shell.menuTitle')} closeLabel={t('actions.close')} edge={edge}>
      <SideMenuContent onFollow={onClose}>
        <NoticesEntry onFollow={onClose} />
        <nav aria-label={t('shell.sections')}>
          <ul className={styles.list}>
            {types.map((type) => (
              <li key={type}>
                <Link className={styles.entry()} to={categoryAddress(type)} onClick={onClose}>
                  <Icon icon={typeIcons[type] ?? GiftIcon} />
                  {t(`types.${type}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {isMember && <Account onFollow={onClose} />}
      </SideMenuContent>
    </Modal>
  );
}

/** A phone's header has no room for the bell. */
function NoticesEntry({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('announcements');
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectNewNoticeCount);
  const open = () => {
    onFollow();
    dispatch(dialogRequested({ kind: 'notices' }));
  };
  return (
    <button
      type="button"
      className={styles.entry()}
      aria-haspopup="dialog"
      aria-label={count === 0 ? undefined : t('notices.bellWithCount', { number: count })}
      onClick={open}
    >
      <Icon icon={BellIcon} />
      {t('notices.bell')}
      {count > 0 && <Badge tone="neutral">{count}</Badge>}
    </button>
  );
}

function Account({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const entries = useAccountEntries();
  const signOut = () => {
    onFollow();
    dispatch(dialogRequested({ kind: 'logout' }));
  };
  return (
    <nav aria-label={t('account.menuUnnamed')}>
      <SessionTime />
      <ul className={styles.list}>
        {entries.map(({ id, to, icon, label }) => (
          <li key={id}>
            <Link className={styles.entry()} to={to} onClick={onFollow}>
              <Icon icon={icon} />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry()} onClick={signOut}>
            <Icon icon={LogOutIcon} />
            {t('actions.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
