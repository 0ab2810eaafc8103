import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '@livery/ui/Button';
import { LogOutIcon } from '@livery/ui/icons';
import { AccountHead } from '#features/account/components/AccountHead/AccountHead.tsx';
import { BackBar } from '#features/member/components/BackBar/BackBar.tsx';
import { MemberMenu } from '#features/member/components/MemberMenu/MemberMenu.tsx';
import { MemberOverlay } from '#features/member/components/MemberOverlay/MemberOverlay.tsx';
import { Late } from '#shared/lazy/Late.tsx';
import { NotOffered } from '#shared/pages/NotOffered.tsx';
import { useNamesPage } from '#shared/pages/page-name.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { paths } from '../routing/navigation.ts';
import { useOverlay } from '../routing/overlay.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { routeOf } from '../routing/routes.tsx';
import { SectionContent, SectionSkeleton } from '../sections/SectionContent.tsx';
import { AccountHub } from './AccountHub.tsx';
import { useRuntime } from '../start/runtime-context.tsx';
import { sectionAt } from './sections.ts';
import { useMenuGroups } from './use-menu-groups.ts';
import * as styles from './MemberPage.css.ts';

const recent = { load: async () => (await import('#features/records/recent-records.part.ts')).recentRecords };

/** The account's hub or a section: over the home page on wide screens, a page with a back link on phones. */
export function MemberPage() {
  const { pathname } = useLocation();
  if (routeOf(pathname).id !== 'member' && sectionAt(pathname) === undefined) return <NotFoundPage />;
  return <Centre pathname={pathname} />;
}

function Centre({ pathname }: { pathname: string }) {
  const { t } = useTranslation('member');
  const overlay = useOverlay();
  const { runtime } = useRuntime();
  const groups = useMenuGroups();
  const section = sectionAt(pathname);
  const title = section === undefined ? t('title') : t(section.titleKey);
  useNamesPage(title);
  const notOffered = <NotOffered sentence={t('notOffered.sentence')} back={t('notOffered.back')} to={paths.member} />;
  const content = section === undefined ? null : <SectionContent section={section} notOffered={notOffered} />;
  if (overlay !== null) {
    return (
      <MemberOverlay head={<AccountHead />} groups={groups} current={section?.id} title={title} foot={<LogOut />} onClose={overlay.close}>
        {content ?? (
          <AccountHub groups={groups}>
            <Late part={runtime.page(recent)} fallback={<SectionSkeleton />}>
              {({ Page }) => <Page />}
            </Late>
          </AccountHub>
        )}
      </MemberOverlay>
    );
  }
  return (
    <div className={styles.page}>
      <BackBar title={title} to={section === undefined ? paths.home : paths.member} />
      {content ?? (
        <AccountHub groups={groups} head={<AccountHead />}>
          <MemberMenu groups={groups} />
          <LogOut />
        </AccountHub>
      )}
    </div>
  );
}

function LogOut() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <Button block variant="quiet" icon={LogOutIcon} onClick={() => dispatch(dialogRequested({ kind: 'logout' }))}>
      {t('actions.signOut')}
    </Button>
  );
}
