import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from '@livery/ui/Icon';
import { CircleUserIcon, GiftIcon, HouseIcon, LogInIcon, SearchIcon, WalletIcon } from '@livery/ui/icons';
import { paths, searchLink } from '#app/routing/navigation.ts';
import { useLinkedAddress } from '#app/routing/use-linked-address.ts';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { loginRequested } from '#shared/state/dialogs.slice.ts';
import { selectIsMember } from '#shared/state/viewer.slice.ts';
import { useMemberLink } from '../use-member-link.ts';
import * as styles from './BottomNavigation.css.ts';

export function BottomNavigation() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isMember = useAppSelector(selectIsMember);
  const goAsMember = useMemberLink();
  const here = useLinkedAddress();
  const link = (target: Pick<LinkProps, 'to' | 'state'>, icon: typeof HouseIcon, label: string) => (
    <Link {...target} className={styles.entry} aria-current={here === target.to && target.state === undefined ? 'page' : undefined}>
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
        <li>{link({ to: paths.home }, HouseIcon, t('navigation.home'))}</li>
        <li>{link(searchLink, SearchIcon, t('navigation.search'))}</li>
        <li>
          {isMember
            ? button(<MainFace icon={WalletIcon} />, t('navigation.deposit'), () => goAsMember(paths.deposit))
            : button(<MainFace icon={LogInIcon} />, t('actions.logIn'), () => dispatch(loginRequested()))}
        </li>
        <li>{link({ to: paths.promotions }, GiftIcon, t('navigation.rewards'))}</li>
        <li>{button(<Icon icon={CircleUserIcon} />, t('navigation.account'), () => goAsMember(paths.account))}</li>
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
