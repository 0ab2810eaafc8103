import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '@livery/ui/Icon';
import { ChevronRightIcon } from '@livery/ui/icons';
import type { MemberSection } from '../../member-section.ts';
import * as styles from './MemberMenu.css.ts';

interface MemberMenuProps {
  sections: readonly MemberSection[];
  /** The section that is open beside the menu. */
  current?: string | undefined;
}

export function MemberMenu({ sections, current }: MemberMenuProps) {
  const { t } = useTranslation('member');
  return (
    <nav aria-label={t('menu')}>
      <ul className={styles.list}>
        {sections.map(({ id, path, icon, titleKey }) => (
          <li key={id}>
            <Link className={styles.entry} to={path} aria-current={id === current ? 'page' : undefined}>
              <Icon icon={icon} />
              <span className={styles.name}>{t(titleKey)}</span>
              <span className={styles.onward}>
                <Icon icon={ChevronRightIcon} size="small" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
