import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@livery/ui/Dialog';
import type { MemberSection } from '../../member-section.data.ts';
import { MemberMenu } from '../MemberMenu/MemberMenu.tsx';
import * as styles from './MemberOverlay.css.ts';

interface MemberOverlayProps {
  /** Whose centre it is. */
  head: ReactNode;
  sections: readonly MemberSection[];
  /** The section that is open. */
  current: MemberSection;
  onClose: () => void;
  children: ReactNode;
}

/** The member centre over the page that one comes from: its menu at the left, a section beside it. */
export function MemberOverlay({ head, sections, current, onClose, children }: MemberOverlayProps) {
  const { t } = useTranslation('member');
  return (
    <Dialog open onClose={onClose} title={t('title')} titleHidden closeLabel={t('close')} size="wide">
      <div className={styles.centre}>
        <div className={styles.menu}>
          {head}
          <MemberMenu sections={sections} current={current.id} />
        </div>
        <div className={styles.section}>
          <h1 className={styles.title}>{t(current.titleKey)}</h1>
          {children}
        </div>
      </div>
    </Dialog>
  );
}
