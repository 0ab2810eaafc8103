import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IconButton, IconLink } from '@livery/ui/IconButton';
import { HeadsetIcon, MenuIcon, SearchIcon } from '@livery/ui/icons';
import { NoticeBell } from '#features/announcements/components/NoticeBell/NoticeBell.tsx';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { useIsHydrated } from '#shared/lazy/use-is-hydrated.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { selectIsSideMenuOpen, sideMenuToggled } from '#shared/facts/preferences.slice.ts';
import { selectIsAgent } from '#shared/facts/viewer.slice.ts';
import { paths } from '#app/routing/navigation.ts';
import { useMemberLink } from '../use-member-link.ts';
import { Brandmark } from '../Brandmark/Brandmark.tsx';
import { useCustomerService } from '../use-customer-service.ts';
import { belowDesktop, belowTablet, fromDesktop, fromTablet } from '../visibility.css.ts';
import { TopNavigation } from '../TopNavigation/TopNavigation.tsx';
import { ActionMark, ViewerArea, VisitorLogin } from './ViewerArea.tsx';
import * as styles from './Header.css.ts';

/**
 * The header of every page. Both sides of a centred logo are equally wide. `hasSide`: the page has a side menu, which the menu button opens
 * and closes. Children stay visible with it.
 */
export function Header({ hasSide, children }: { hasSide: boolean; children: ReactNode }) {
  const { layout } = useBrand();
  const isCentred = layout.header === 'centred';
  const isStacked = layout.header === 'stacked';
  const tools = (
    <OnWiderScreens>
      <Search />
      <CustomerService />
      <NoticeBell />
    </OnWiderScreens>
  );
  return (
    <header className={styles.header}>
      <div className={styles.bar({ variant: layout.header })}>
        {!isStacked && (
          <div className={styles.start}>
            <MenuButton hasSide={hasSide} />
            {isCentred && (
              <>
                <div className={belowTablet}>
                  <VisitorLogin />
                </div>
                {tools}
                <ActionMark />
                <Shortcuts />
              </>
            )}
          </div>
        )}
        <div className={styles.middle}>
          <Brandmark />
          {!isCentred && <Shortcuts />}
        </div>
        <div className={styles.end}>
          {!isCentred && tools}
          <ViewerArea />
          {isStacked && <MenuButton hasSide={hasSide} />}
        </div>
      </div>
      <TopNavigation />
      {children}
    </header>
  );
}

function OnWiderScreens({ children }: { children: ReactNode }) {
  return <div className={fromTablet}>{children}</div>;
}

function MenuButton({ hasSide }: { hasSide: boolean }) {
  const { t } = useTranslation();
  const isDrawer = useBrand().layout.sideMenu === 'drawer';
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsSideMenuOpen);
  return (
    <>
      <div className={isDrawer ? undefined : belowDesktop}>
        <IconButton
          icon={MenuIcon}
          label={t('shell.menu')}
          aria-haspopup="dialog"
          data-opens="sideMenu"
          onClick={() => dispatch(dialogRequested({ kind: 'sideMenu' }))}
        />
      </div>
      {hasSide && !isDrawer && (
        <div className={fromDesktop}>
          <IconButton
            icon={MenuIcon}
            label={t(isOpen ? 'shell.collapseMenu' : 'shell.expandMenu')}
            aria-expanded={isOpen}
            aria-controls="side-menu"
            onClick={() => dispatch(sideMenuToggled())}
          />
        </div>
      )}
    </>
  );
}

function Shortcuts() {
  const { t } = useTranslation();
  const toMemberPage = useMemberLink();
  const isAgent = useAppSelector(selectIsAgent);
  return (
    <nav className={styles.shortcuts} aria-label={t('shell.shortcuts')}>
      <Link className={styles.shortcut} {...toMemberPage(paths.deposit)}>
        {t('navigation.deposit')}
      </Link>
      <Link className={styles.shortcut} {...toMemberPage(paths.withdraw)}>
        {t('navigation.withdraw')}
      </Link>
      <Link className={styles.shortcut} to={isAgent ? paths.agentHome : paths.agent}>
        {t('navigation.agent')}
      </Link>
    </nav>
  );
}

function Search() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  // Home's document has no room for it.
  const isHydrated = useIsHydrated();
  return (
    <IconButton
      icon={SearchIcon}
      label={t('navigation.search')}
      aria-keyshortcuts={isHydrated ? '/ Control+K Meta+K' : undefined}
      aria-haspopup="dialog"
      data-opens="search"
      onClick={() => dispatch(dialogRequested({ kind: 'search' }))}
    />
  );
}

function CustomerService() {
  const { t } = useTranslation();
  const link = useCustomerService();
  return <IconLink icon={HeadsetIcon} label={t('navigation.customerService')} {...link} />;
}
