import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '@livery/ui/Icon';
import { CircleUserIcon, GiftIcon, HouseIcon, LogInIcon, SearchIcon, WalletIcon } from '@livery/ui/icons';
import { useAppDispatch, useAppSelector } from '#shared/app-hooks.ts';
import { loginRequested } from '#shared/dialogs.slice.ts';
import { selectIsMember } from '#shared/viewer.slice.ts';
import { places, searchAddress } from '../../navigation.ts';
import { useMemberLink } from '../../use-member-link.ts';
import * as styles from './BottomNavigation.css.ts';

export function BottomNavigation() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  const isMember = useAppSelector(selectIsMember);
  const goAsMember = useMemberLink();
  const here = `${pathname}${search}`;
  const link = (to: string, icon: typeof HouseIcon, label: string) => (
    <Link className={styles.entry} to={to} aria-current={here === to ? 'page' : undefined}>
      <Icon icon={icon} />
      <span className={styles.label}>{label}</span>
    </Link>
  );
  const button = (face: ReactNode, label: string, onPress: () => void) => (
    <button type="button" className={styles.entry} onClick={onPress}>
      {face}
      <span className={styles.label}>{label}</span>
    </button>
  );
  return (
    <nav className={styles.navigation} aria-label={t('shell.shortcuts')}>
      <ul className={styles.list}>
        <li>{link(places.home, HouseIcon, t('navigation.home'))}</li>
        <li>{link(searchAddress, SearchIcon, t('navigation.search'))}</li>
        <li>
          {isMember
            ? button(<MainFace icon={WalletIcon} />, t('navigation.deposit'), () => goAsMember(places.deposit))
            : button(<MainFace icon={LogInIcon} />, t('actions.logIn'), () => dispatch(loginRequested()))}
        </li>
        <li>{link(places.promotions, GiftIcon, t('navigation.rewards'))}</li>
        <li>{button(<Icon icon={CircleUserIcon} />, t('navigation.account'), () => goAsMember(places.account))}</li>
      </ul>
    </nav>
  );
}

function MainFace({ icon }: { icon: typeof HouseIcon }) {
  return (
    <span className={styles.main}>
      <Icon icon={icon} />
    </span>
  );
}
