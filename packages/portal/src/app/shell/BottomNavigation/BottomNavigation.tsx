import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from '@livery/ui/Icon';
import { CircleUserIcon, GiftIcon, HouseIcon, LogInIcon, SearchIcon, UserPlusIcon, WalletIcon } from '@livery/ui/icons';
import { paths } from '#app/routing/navigation.ts';
import { useLinkedAddress } from '#app/routing/use-linked-address.ts';
import { createLatePart } from '#shared/lazy/late-part.ts';
import { Late } from '#shared/lazy/Late.tsx';
import { useRegisterLink } from '#shared/address/use-register-link.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectIsMember, selectIsTrial } from '#shared/facts/viewer.slice.ts';
import { useLoginLink, useMemberLink } from '../use-member-link.ts';
import { useSearchLink } from '../use-search-link.ts';
import * as styles from './BottomNavigation.css.ts';

const accountFace = createLatePart(() => import('../AccountMenu/AccountFace.tsx'));

export function BottomNavigation() {
  const { t } = useTranslation();
  const isMember = useAppSelector(selectIsMember);
  const isTrial = useAppSelector(selectIsTrial);
  const toRegister = useRegisterLink();
  const toMemberPage = useMemberLink();
  const toLogin = useLoginLink();
  const toSearch = useSearchLink();
  const here = useLinkedAddress();
  const link = (target: Pick<LinkProps, 'to' | 'state' | 'onClick' | 'aria-haspopup'>, face: ReactNode, label: string) => (
    <Link {...target} className={styles.entry} aria-current={here === target.to && target.state === undefined ? 'page' : undefined}>
      {face}
      <span className={styles.label}>{label}</span>
    </Link>
  );
  return (
    <nav className={styles.navigation} aria-label={t('shell.shortcuts')}>
      <ul className={styles.list}>
        <li>{link({ to: paths.home }, <Icon icon={HouseIcon} />, t('navigation.home'))}</li>
        <li>{link(toSearch, <Icon icon={SearchIcon} />, t('navigation.search'))}</li>
        <li>
          {isTrial
            ? link(toRegister, <MainFace icon={UserPlusIcon} />, t('actions.signUp'))
            : isMember
              ? link(toMemberPage(paths.deposit), <MainFace icon={WalletIcon} />, t('navigation.deposit'))
              : link(toLogin, <MainFace icon={LogInIcon} />, t('actions.logIn'))}
        </li>
        <li>{link({ to: paths.promotions }, <Icon icon={GiftIcon} />, t('navigation.rewards'))}</li>
        <li>{link(toMemberPage(paths.account), <AccountFace isMember={isMember} />, t('navigation.account'))}</li>
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

/** What waits for a member comes with what only members need. */
function AccountFace({ isMember }: { isMember: boolean }) {
  const face = <Icon icon={CircleUserIcon} />;
  if (!isMember) return face;
  return (
    <Late part={accountFace} fallback={face} broken={face}>
      {({ AccountFace: Face }) => <Face />}
    </Late>
  );
}
