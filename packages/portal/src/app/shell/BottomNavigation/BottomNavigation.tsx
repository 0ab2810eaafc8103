import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconNode } from '@livery/ui/Icon';
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

const memberFaces = createLatePart(async () => (await import('../AccountMenu/member-faces.tsx')).memberFaces);

export function BottomNavigation() {
  const { t } = useTranslation();
  const isMember = useAppSelector(selectIsMember);
  const isTrial = useAppSelector(selectIsTrial);
  const toRegister = useRegisterLink();
  const toMemberPage = useMemberLink();
  const toLogin = useLoginLink();
  const toSearch = useSearchLink();
  const here = useLinkedAddress();
  const current = tabOf(here);
  const link = (
    target: Pick<LinkProps, 'to' | 'state' | 'onClick' | 'aria-haspopup'>,
    face: ReactNode,
    label: string,
    tab?: ReturnType<typeof tabOf>,
  ) => (
    <Link {...target} className={styles.entry} aria-current={tab !== undefined && tab === current ? 'page' : undefined}>
      {face}
      <span className={styles.label}>{label}</span>
    </Link>
  );
  const face = (tab: 'rewards' | 'account', icon: IconNode) => <TabFace isMember={isMember} tab={tab} icon={icon} />;
  return (
    <nav className={styles.navigation} aria-label={t('shell.shortcuts')}>
      <ul className={styles.list}>
        <li>{link({ to: paths.home }, <Icon icon={HouseIcon} />, t('navigation.home'), 'home')}</li>
        <li>{link(toSearch, <Icon icon={SearchIcon} />, t('navigation.search'))}</li>
        <li>
          {isTrial
            ? link(toRegister, <MainFace icon={UserPlusIcon} />, t('actions.signUp'))
            : isMember
              ? link(toMemberPage(paths.deposit), <MainFace icon={WalletIcon} />, t('navigation.deposit'), 'deposit')
              : link(toLogin, <MainFace icon={LogInIcon} />, t('actions.logIn'))}
        </li>
        <li>
          {link(
            { to: isMember && !isTrial ? paths.rewards : paths.promotions },
            face('rewards', GiftIcon),
            t('navigation.rewards'),
            'rewards',
          )}
        </li>
        <li>{link(toMemberPage(paths.member), face('account', CircleUserIcon), t('navigation.account'), 'account')}</li>
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

/** The current tab. Account covers the whole member centre, except sections that have their own tab. */
function tabOf(path: string): 'home' | 'deposit' | 'rewards' | 'account' | undefined {
  if (path === paths.home) return 'home';
  if (path === paths.deposit) return 'deposit';
  if (path === paths.rewards || path.startsWith(paths.promotions)) return 'rewards';
  return path.startsWith(paths.member) ? 'account' : undefined;
}

/** A member's pending items load with the member-only code. */
function TabFace({ isMember, tab, icon }: { isMember: boolean; tab: 'rewards' | 'account'; icon: IconNode }) {
  const face = <Icon icon={icon} />;
  if (!isMember) return face;
  return (
    <Late part={memberFaces} fallback={face} broken={face}>
      {(faces) => {
        const Face = faces[tab];
        return <Face />;
      }}
    </Late>
  );
}
