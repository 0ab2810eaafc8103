import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { AccountHead } from '#features/account/components/AccountHead/AccountHead.tsx';
import { BackBar } from '#features/member/components/BackBar/BackBar.tsx';
import { MemberMenu } from '#features/member/components/MemberMenu/MemberMenu.tsx';
import { paths } from '../routing/navigation.ts';
import { useOverlay } from '../routing/overlay.ts';
import { memberSections } from './sections.ts';
import { useMenuSections } from './use-menu-sections.ts';
import * as styles from './MemberPage.css.ts';

/** The member centre of a phone; where its menu stands beside a section, the first of them opens. */
export function MemberMenuPage() {
  const { t } = useTranslation('member');
  const overlay = useOverlay();
  const sections = useMenuSections();
  if (overlay !== null) return <Navigate to={memberSections[0].path} replace />;
  return (
    <div className={styles.page}>
      <BackBar title={t('title')} to={paths.home} />
      <AccountHead />
      <MemberMenu sections={sections} />
    </div>
  );
}
