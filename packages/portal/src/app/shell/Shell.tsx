import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@livery/ui/Icon';
import { WifiOffIcon } from '@livery/ui/icons';
import { SkipLink } from '@livery/ui/SkipLink';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectIsOffline } from '#shared/facts/site.slice.ts';
import { InTurn } from '../start/InTurn.tsx';
import type { PageLayout } from '../routing/routes.tsx';
import { BottomNavigation } from './BottomNavigation/BottomNavigation.tsx';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import { SideMenu } from './SideMenu/SideMenu.tsx';
import * as styles from './Shell.css.ts';

export const mainId = 'main';

/** The frame of a page, by the layout of its row. */
export function Shell({ layout, children }: { layout: PageLayout; children: ReactNode }) {
  const { t } = useTranslation();
  const isSite = layout.header || layout.footer;
  return (
    <>
      <SkipLink targetId={mainId}>{t('shell.skip')}</SkipLink>
      <InTurn>
        <Top layout={layout} />
      </InTurn>
      <div className={styles.body}>
        {layout.side && (
          <InTurn>
            <Side />
          </InTurn>
        )}
        {/* Next to a menu, it is a separate element. If it moved there, all of it would count as layout shift. */}
        <div key={layout.side ? 'beside' : 'alone'} className={styles.page({ hasBottomBar: isSite })}>
          <Main layout={layout}>{children}</Main>
          {layout.footer && (
            <InTurn>
              <Foot />
            </InTurn>
          )}
        </div>
      </div>
      {isSite && (
        <InTurn>
          <Bottom />
        </InTurn>
      )}
    </>
  );
}

/** A workspace has its own. */
function Main({ layout: { isWorkspace, footer }, children }: { layout: PageLayout; children: ReactNode }) {
  if (isWorkspace === true) return <InTurn>{children}</InTurn>;
  return (
    <main id={mainId} className={footer ? styles.mainOverFooter : styles.main} tabIndex={-1}>
      <InTurn>{children}</InTurn>
    </main>
  );
}

const Top = memo(function Top({ layout: { header, side } }: { layout: PageLayout }) {
  if (!header) return <OfflineBanner />;
  return (
    <Header hasSide={side}>
      <OfflineBanner />
    </Header>
  );
});
const Side = memo(SideMenu);
const Foot = memo(Footer);
const Bottom = memo(BottomNavigation);

/** A page's placeholder, which keeps the footer below the first screen. */
export function PageRoom() {
  return <div className={styles.room} />;
}

/** The live region exists from the start, so that its first message is announced. */
function OfflineBanner() {
  const { t } = useTranslation();
  const isOffline = useAppSelector(selectIsOffline);
  return (
    <output className={styles.announcement}>
      {isOffline && (
        <span className={styles.offline}>
          <Icon icon={WifiOffIcon} size="small" />
          {t('offline')}
        </span>
      )}
    </output>
  );
}
