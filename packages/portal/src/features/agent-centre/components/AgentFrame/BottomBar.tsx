import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '@livery/ui/Icon';
import { MenuIcon } from '@livery/ui/icons';
import type { AgentSection } from '../../agent-section.data.ts';
import { Waiting } from '../AgentNavigation/AgentNavigation.tsx';
import * as styles from './AgentFrame.css.ts';

interface BottomBarProps {
  sections: readonly AgentSection[];
  current: AgentSection | undefined;
  onMenu: () => void;
}

/** On a phone: the most used sections, and a link to all of them. */
export function BottomBar({ sections, current, onMenu }: BottomBarProps) {
  const { t } = useTranslation('agent-centre');
  return (
    <nav className={styles.bar} aria-label={t('shortcuts')}>
      <ul className={styles.barList}>
        {sections
          .filter(({ isInBar }) => isInBar)
          .map((section) => (
            <li key={section.id}>
              <Link className={styles.barEntry} to={section.path} aria-current={section === current ? 'page' : undefined}>
                <span className={styles.barFace}>
                  <Icon icon={section.icon} />
                  <span className={styles.barMark}>
                    <Waiting section={section} />
                  </span>
                </span>
                <span className={styles.barLabel}>{t(section.shortKey ?? section.titleKey)}</span>
              </Link>
            </li>
          ))}
        <li>
          <button type="button" className={styles.barEntry} aria-haspopup="dialog" onClick={onMenu}>
            <Icon icon={MenuIcon} />
            <span className={styles.barLabel}>{t('openMenu')}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
