import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { Icon, type IconNode } from '@livery/ui/Icon';
import { PlusIcon, UserPlusIcon } from '@livery/ui/icons';
import { HeaderBalance } from '#features/wallet/components/HeaderBalance/HeaderBalance.tsx';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { createLatePart } from '#shared/lazy/late-part.ts';
import { Late } from '#shared/lazy/Late.tsx';
import { useRegisterLink } from '#shared/address/use-register-link.ts';
import { selectIsMember, selectIsTrial, selectViewerStatus } from '#shared/facts/viewer.slice.ts';
import { paths } from '#app/routing/navigation.ts';
import { useLoginLink, useMemberLink } from '../use-member-link.ts';
import { forMembers, forVisitors, fromDesktop, fromTablet } from '../visibility.css.ts';
import * as styles from './Header.css.ts';

const accountMenu = createLatePart(() => import('../AccountMenu/AccountMenu.tsx'));

/** Until the stored session has been checked, both drafts are present, and the document's mark shows one of them. */
function ForVisitors({ children }: { children: ReactNode }) {
  return useAppSelector(selectViewerStatus) === 'member' ? null : <div className={forVisitors}>{children}</div>;
}

function ForMembers({ children }: { children: ReactNode }) {
  return useAppSelector(selectViewerStatus) === 'visitor' ? null : <div className={forMembers}>{children}</div>;
}

export function VisitorLogin() {
  const { t } = useTranslation();
  const toLogin = useLoginLink();
  return (
    <ForVisitors>
      <div className={styles.roomyOnly}>
        <ButtonLink variant="quiet" render={(props) => <Link {...props} {...toLogin} />}>
          {t('actions.logIn')}
        </ButtonLink>
      </div>
    </ForVisitors>
  );
}

export function ViewerArea() {
  const { t } = useTranslation();
  const { layout } = useBrand();
  const toRegister = useRegisterLink();
  const isCentred = layout.header === 'centred';
  return (
    <>
      <div className={isCentred ? fromTablet : undefined}>
        <VisitorLogin />
      </div>
      <ForVisitors>
        <ButtonLink variant="action" render={(props) => <Link {...props} {...toRegister} />}>
          {t('actions.signUp')}
        </ButtonLink>
      </ForVisitors>
      <ForMembers>
        <HeaderBalance />
        <ActionButton />
        {!isCentred && <ActionMark />}
        <div className={fromTablet}>
          <WhenKnown />
        </div>
      </ForMembers>
    </>
  );
}

/** Only members fetch the menu's chunk. Its space is reserved. */
function WhenKnown() {
  const isMember = useAppSelector(selectIsMember);
  const room = <div className={styles.accountRoom} />;
  if (!isMember) return room;
  return (
    <Late part={accountMenu} fallback={room} broken={room}>
      {({ AccountMenu }) => <AccountMenu />}
    </Late>
  );
}

interface MainAction {
  link: LinkProps;
  icon: IconNode;
  label: string;
}

/** A trial account cannot deposit. */
function useMainAction(): MainAction {
  const { t } = useTranslation();
  const toRegister = useRegisterLink();
  const toMemberPage = useMemberLink();
  return useAppSelector(selectIsTrial)
    ? { link: toRegister, icon: UserPlusIcon, label: t('actions.signUp') }
    : { link: toMemberPage(paths.deposit), icon: PlusIcon, label: t('navigation.deposit') };
}

/** The main action as a button. */
function ActionButton() {
  const isCentred = useBrand().layout.header === 'centred';
  const { link, label } = useMainAction();
  return (
    <div className={isCentred ? fromDesktop : fromTablet}>
      <ButtonLink variant="action" render={(props) => <Link {...props} {...link} />}>
        {label}
      </ButtonLink>
    </div>
  );
}

/** The main action as an icon: on phones, and on tablets beside a centred logo. */
export function ActionMark() {
  const isCentred = useBrand().layout.header === 'centred';
  const { link, icon, label } = useMainAction();
  return (
    <ForMembers>
      <Link className={styles.actionMark({ isCentred })} aria-label={label} {...link}>
        <Icon icon={icon} />
      </Link>
    </ForMembers>
  );
}
