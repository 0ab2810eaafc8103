import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@livery/ui/Dialog';
import type { MenuGroup } from '../../member-section.data.ts';
import { MemberMenu } from '../MemberMenu/MemberMenu.tsx';
import * as styles from './MemberOverlay.css.ts';

interface MemberOverlayProps {
  /** The centre's owner, fixed above the scrolling menu. */
  head: ReactNode;
  groups: readonly MenuGroup[];
  /** The open section. Undefined at the centre's start. */
  current: string | undefined;
  title: string;
  /** Stays below the menu. */
  foot: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The member centre as an overlay, with the menu on the left and a section beside it. */
export function MemberOverlay({ head, groups, current, title, foot, onClose, children }: MemberOverlayProps) {
  const { t } = useTranslation('member');
  return (
    <Dialog open onClose={onClose} title={t('title')} titleHidden closeLabel={t('close')} size="wide">
      <div className={styles.centre}>
        <div className={styles.side}>
          <div className={styles.head}>{head}</div>
          <div className={styles.menu}>
            <MemberMenu groups={groups} current={current} />
          </div>
          <div className={styles.foot}>{foot}</div>
        </div>
        <div className={styles.section}>
          <h1 ref={askForFocus} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {children}
        </div>
      </div>
    </Dialog>
  );
}

/** Sets `autofocus`, which React never writes, so that the opening dialog focuses the heading and screen readers announce it. */
function askForFocus(heading: HTMLHeadingElement | null): void {
  heading?.setAttribute('autofocus', '');
}
