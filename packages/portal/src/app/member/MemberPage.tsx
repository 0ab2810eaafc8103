import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AccountHead } from '#features/account/components/AccountHead/AccountHead.tsx';
import { BackBar } from '#features/member/components/BackBar/BackBar.tsx';
import { MemberOverlay } from '#features/member/components/MemberOverlay/MemberOverlay.tsx';
import { NotOffered } from '#shared/pages/NotOffered.tsx';
import { paths } from '../routing/navigation.ts';
import { useOverlay } from '../routing/overlay.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { routeOf } from '../routing/routes.tsx';
import { SectionContent } from '../sections/SectionContent.tsx';
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
  const notOffered = <NotOffered sentence={t('notOffered.sentence')} back={t('notOffered.back')} to={paths.member} />;
  const content = <SectionContent section={section} notOffered={notOffered} />;
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
