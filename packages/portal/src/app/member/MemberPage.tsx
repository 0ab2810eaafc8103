import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AccountHead } from '#features/account/components/AccountHead/AccountHead.tsx';
import { BackBar } from '#features/member/components/BackBar/BackBar.tsx';
import { MemberOverlay } from '#features/member/components/MemberOverlay/MemberOverlay.tsx';
import type { MemberSection } from '#features/member/member-section.ts';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import { NotOffered } from '#features/member/components/NotOffered/NotOffered.tsx';
import { Late } from '#shared/lazy/Late.tsx';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { paths } from '../routing/navigation.ts';
import { useOverlay } from '../routing/overlay.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { routeOf } from '../routing/routes.tsx';
import { useRuntime } from '../start/runtime-context.tsx';
import { MemberMenuPage } from './MemberMenuPage.tsx';
import { sectionAt } from './sections.ts';
import { useMenuSections } from './use-menu-sections.ts';
import * as styles from './MemberPage.css.ts';

/** The menu of the member centre, or a section: over the home page on wide screens, a page with a way back on phones. */
export function MemberPage() {
  const { t } = useTranslation('member');
  const { pathname } = useLocation();
  const overlay = useOverlay();
  const sections = useMenuSections();
  const section = sectionAt(pathname);
  if (routeOf(pathname).id === 'member') return <MemberMenuPage />;
  if (section === undefined) return <NotFoundPage />;
  const content = <SectionContent section={section} />;
  if (overlay !== null) {
    return (
      <MemberOverlay head={<AccountHead />} sections={sections} current={section} onClose={overlay.close}>
        {content}
      </MemberOverlay>
    );
  }
  return (
    <div className={styles.page}>
      <BackBar title={t(section.titleKey)} to={paths.member} />
      {content}
    </div>
  );
}

function SectionContent({ section }: { section: MemberSection }) {
  const { t } = useTranslation();
  const { runtime } = useRuntime();
  const isOffered = useAppSelector((state) => (section.isOffered === undefined ? true : section.isOffered(state)));
  if (isOffered === undefined) return <SectionSkeleton label={t('shell.loading')} />;
  if (!isOffered) return <NotOffered to={paths.member} />;
  return (
    <Late key={section.id} part={runtime.page(section)} fallback={<SectionSkeleton label={t('shell.loading')} />}>
      {({ Page }) => <Page />}
    </Late>
  );
}

function SectionSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="long" />
    </SkeletonGroup>
  );
}
